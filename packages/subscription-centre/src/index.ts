'use client';

export { definition as subscriptionCentre } from './subscription-centre/definition.ts';
export {
  SubscriptionCentre,
  type SubscriptionCentreProps,
} from './subscription-centre/SubscriptionCentre.tsx';
