'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { SubscriptionCentre as SubscriptionCentreWidget } from './subscription-centre/SubscriptionCentre.tsx';

export { definition as subscriptionCentre } from './subscription-centre/definition.ts';
export type { SubscriptionCentreProps } from './subscription-centre/SubscriptionCentre.tsx';

/** Unsubscribes from marketing email, or subscribes again. */
export const SubscriptionCentre = /* @__PURE__ */ withEvents('subscription-centre', SubscriptionCentreWidget);
