'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { IpDisplay as IpDisplayWidget } from './ip-display/IpDisplay.tsx';

export type { IpDisplayProps } from './ip-display/IpDisplay.tsx';
export { definition as ipDisplay } from './ip-display/definition.ts';

/**
 * Adds the visitor's IP address to the tracking record; shows nothing. The record keeps it after unmount: it is the
 * visitor's, wherever they go on the page.
 */
export const IpDisplay = /* @__PURE__ */ withEvents('ip-display', IpDisplayWidget);
