import type { Customer } from '../programme-calls.ts';

/** The steps: choose a gift, refer people, thanks. `over` is for customers who have already taken part. */
export type Step = 1 | 2 | 3 | 'over';

/** What the page and the tab know about the customer. */
export interface HostData {
  /** `data-step`. */
  readonly step?: number | undefined;
  /** `data-customer`: missing, unusable, or the customer's data. */
  readonly customer: 'none' | 'wrong' | Customer;
  /** True if this tab has sent this customer's gift. */
  readonly isGiftSent: boolean;
}

/** Returns the step to begin with. */
export function firstStep({ step, customer, isGiftSent }: HostData): Step {
  const first = step === undefined ? stepOf(customer) : stepBy(step);
  return first === 1 && isGiftSent ? 2 : first;
}

function stepBy(step: number): Step {
  return step === 1 || step === 2 || step === 3 ? step : 'over';
}

function stepOf(customer: HostData['customer']): Step {
  if (customer === 'none') return 2;
  if (customer === 'wrong') return 'over';
  return customer.LNS_GiftType.trim() === 'True' && customer.HasCompletedSurvey === 0 ? 1 : 2;
}
