'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { AppAddressMap as AddressMapWidget } from './address-map/AppAddressMap.tsx';

export type { AddressMapProps } from './address-map/AddressMap.tsx';
export { definition as addressMap } from './address-map/definition.ts';

/** An address, a link to directions, and a map in the space reserved for it. */
export const AddressMap = /* @__PURE__ */ withEvents('address-map', AddressMapWidget);
