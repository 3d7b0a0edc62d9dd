// Imported on intent by the subscription centre alone.
export { sendSubscription, type Subscription } from './api/subscription.ts';
