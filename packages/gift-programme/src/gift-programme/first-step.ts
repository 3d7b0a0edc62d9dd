import type { Customer } from '@adviser-widgets/core';

/** Choose a gift, refer people, thanks; `over` says that they have taken part already. */
export type Step = 1 | 2 | 3 | 'over';

/** What the page and the tab say of the customer. */
export interface HostData {
  /** `data-step`. */
  readonly step?: number | undefined;
  /** `data-customer`: not given, given and of no use, or good. */
  readonly customer: 'none' | 'wrong' | Customer;
  /** This customer has sent a gift in this tab (row 44). */
  readonly isGiftSent: boolean;
}

/** Where the programme begins (spec section 4, row 42). */
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
