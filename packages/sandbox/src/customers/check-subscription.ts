import { checkExactly, text, type Rules } from '../check-fields.ts';
import type { ReadBody } from '../read-body.ts';
import { isWrittenOut, trimmed } from '../text-rules.ts';

const known = text('a text that is not blank, trimmed, not a missing value written out', isKnown);
const statuses = ['subscribed', 'unsubscribed'];

const rules: Rules = {
  ceid: known, // without it the call is never sent
  app_group_id: known,
  status: text(statuses.join(' or '), (value) => statuses.includes(value)),
};

/** A subscription has these three fields, and no SubmissionId. */
export function checkSubscription({ fields }: ReadBody): string[] {
  return checkExactly(fields, rules, { place: 'subscription' });
}

function isKnown(value: string): boolean {
  return value !== '' && value === trimmed(value) && !isWrittenOut(value);
}
