import * as v from 'valibot';
import { checkExactly, fieldsByName, problem, text, type Rules } from '../check-fields.ts';
import type { ReadBody } from '../read-body.ts';
import { submissionRules } from '../submission.ts';
import { name, phone, plainText, uuidOrEmpty } from '../text-rules.ts';

const entryList = v.custom<readonly unknown[]>(
  (value) => Array.isArray(value) && value.length > 0,
  'a list of at least one', // an empty list is never sent
);

const rules: Rules = {
  formCusFirstName: plainText,
  formCusLastName: plainText,
  AdviserId: uuidOrEmpty,
  CampaignId: plainText,
  formPostcode: text('four digits or nothing', (value) => /^(\d{4})?$/.test(value)),
  referrals: entryList,
  ReferredAt: text('an ISO time with its zone', isTimeWithZone),
  ...submissionRules('json'),
};

/** Values, not the texts on the page. */
const relations = ['a friend', 'a colleague', 'a parent', 'a sibling', 'a child', 'a relative'];

const entryRules: Rules = {
  formFullName: name,
  formPhone: phone,
  formGroupRelation: text(`one of ${relations.join(', ')}`, (value) => relations.includes(value)),
};

export function checkReferral({ fields }: ReadBody): string[] {
  const { success, output: entries } = v.safeParse(entryList, fields.referrals);
  return [
    ...checkExactly(fields, rules, { place: 'referral' }),
    ...(success ? [...entries.flatMap(checkEntry), ...checkPhones(entries)] : []),
  ];
}

function checkEntry(given: unknown, index: number): string[] {
  const { success, output: entry, issues } = v.safeParse(fieldsByName, given);
  if (!success) return [problem(`referrals.${index}`, issues[0].message, given)];
  return checkExactly(entry, entryRules, { place: 'list', prefix: `referrals.${index}.` });
}

/** No number is referred twice, however it is written. */
function checkPhones(entries: readonly unknown[]): string[] {
  const phones = entries.flatMap((entry, index) => {
    // others are reported already
    const { success, output } = v.safeParse(v.object({ formPhone: phone }), entry);
    return success ? [{ index, ...output, digits: dialled(output.formPhone) }] : [];
  });
  const first = new Map(phones.toReversed().map(({ digits, index }) => [digits, index]));
  const repeated = phones.filter(({ digits, index }) => first.get(digits) !== index);
  return repeated.map(({ index, formPhone }) =>
    problem(`referrals.${index}.formPhone`, 'a number that is not in the list yet', formPhone),
  );
}

function dialled(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z\d+]/g, '');
  return plain.replace(/^(\+64|0064|64)0?(?=\d{8})/, '0'); // of New Zealand, from abroad
}

/** Checks the day too, as `Date` accepts 30 February. */
function isTimeWithZone(value: string): boolean {
  const [, day] = isoTime.exec(value) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(value))) return false;
  return new Date(day).toISOString().startsWith(day);
}

const isoTime = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
