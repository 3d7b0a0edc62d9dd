import { getConfig } from '@adviser-widgets/core';
import { digestOf, toJson } from '@adviser-widgets/core/internal';
import type { Customer } from '../programme-calls.ts';

interface ProgrammeLead {
  /** Another customer's is another lead; another campaign's is the same one, as a revision. */
  readonly to: { readonly place: string };
  /** The name of its draft; '' if none is kept. The customer's own data are not in it. */
  readonly draft: string;
}

/** Returns where what a customer sends goes, and where it is kept until then. */
export function programmeLead(
  what: 'gift' | 'referrals',
  customer: Customer | undefined,
  isKept: boolean,
): ProgrammeLead {
  const place = digestOf(toJson([what, getConfig().brand, customer]));
  return { to: { place }, draft: isKept && !getConfig().preview ? place : '' };
}
