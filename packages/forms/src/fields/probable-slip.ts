import { trim } from '@adviser-widgets/core/internal';
import { slipText } from './slip-texts.ts';

/** The kinds of contact details that are questioned. */
export type ContactDetail = 'email' | 'phone';

/** Returns the question about a probable slip; '' without one. */
export function slipNotice(rule: ContactDetail, typed: string, widget: string): string {
  return isProbableSlip(rule, typed) ? slipText(`${rule}Slip`, widget) : '';
}

/** A reason to ask, never to refuse: unusual details may be right. */
export function isProbableSlip(rule: ContactDetail, typed: string): boolean {
  const text = trim(typed);
  if (text === '') return false;
  if (rule === 'email') return oddAddress.test(text);
  return !usualDigits.test(text);
}

/** RFC 5322 allows these only inside quotation marks; others are often copied along with an address. `mailto:` goes. */
const oddAddress = /[<>()[\]\\,;"]|(?<!^mailto):|^['.]|'$/i;

/** E.164 allows at most 15 digits; New Zealand's shortest numbers without an area code have 7. */
const usualDigits = /^\P{Nd}*(\p{Nd}\P{Nd}*){7,15}$/u;
