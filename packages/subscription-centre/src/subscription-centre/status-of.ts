import type { Press, SubscriptionControl } from './useSubscription.ts';

/** How it goes, for the form whose button was pressed; the other one stands still. */
export function statusOf({ press, state }: SubscriptionControl, form: Press): SubscriptionControl['state'] {
  return press === form ? state : { status: 'idle' };
}
