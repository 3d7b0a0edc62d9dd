import { trim, withoutInvisible } from '@adviser-widgets/core';
import type { RuleName } from '../rules/rules.ts';

/**
 * Whether what was typed passes its rule but is probably a slip (R21, row 24): an e-mail address with brackets, commas or
 * quotation marks, a phone number of fewer than 7 or more than 15 digits. A reason to ask, never to refuse.
 */
export function isProbableSlip(rule: RuleName, typed: string): boolean {
  const text = trim(withoutInvisible(typed));
  if (text === '') return false;
  if (rule === 'email') return oddAddress.test(text);
  return rule === 'phone' && !usualDigits.test(text);
}

/** What RFC 5322 lets an address hold only in quotation marks; and what stands around a copied one. */
const oddAddress = /[<>()[\]\\,;:"]|^['.]|'$/;

/** What E.164 allows at most; New Zealand's shortest numbers without an area code have 7. */
const usualDigits = /^\D*(\d\D*){7,15}$/;
