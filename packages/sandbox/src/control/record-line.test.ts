import { expect, it } from 'vitest';
import { flatten } from '../../browser/page/flatten.ts';
import { recordLine } from '../../browser/page/record-line.ts';
import type { Fields } from '../check-fields.ts';
import { sampleCalls } from '../customers/sample-calls.ts';
import { sampleLeads } from '../leads/sample-leads.ts';
import type { RecordKind } from '../records.ts';

// Not next to the code it tests, as `browser/` is published unchanged.
const { survey, subscription, gift, referral } = sampleCalls;
const event = {
  type: 'event',
  name: 'click_phone',
  properties: { category: 'Click', label: 'Call', action: 'Click' },
};
const user = { type: 'user', properties: { SearchWord: 'first home', type: 5 } };

it.each<[string, RecordKind, Fields, title: string, rest: string]>([
  ['a lead', 'lead', sampleLeads.short.fields, '李', "Manawatū · +64 (0)21 555 0000 · o'neill@xtra.co.nz"],
  ['a lead without a name', 'lead', {}, 'No name', ''],
  [
    'a survey',
    'survey',
    survey.fields,
    'aroha+home@example.co.nz',
    'job 4711 · 0, 10, N/A, 7 · Ngā mihi 🏡 <b>not bold</b>',
  ],
  [
    'a survey without a name',
    'survey',
    { ...survey.fields, pi_email: '', job_id: '', FormMessage: '' },
    'No address',
    '0, 10, N/A, 7',
  ],
  ['a subscription', 'subscription', subscription.fields, 'c-123', 'unsubscribed · acme'],
  ['a gift', 'gift', gift.fields, "Mārama O'Neill-Ng", 'Tree'],
  [
    'a gift without a name',
    'gift',
    { clientDetails: {}, capChoice: 'Sweet Treat' },
    'No name',
    'Sweet Treat',
  ],
  [
    'referrals',
    'referral',
    referral.fields,
    "Mārama O'Neill-Ng",
    'refers Hēmi Tautahi (a friend), 李 (a relative)',
  ],
  ['an event', 'analytics', event, 'click_phone', 'Click · Call · Click'],
  ['what is known of a visitor', 'analytics', user, 'User properties', 'SearchWord: first home · type: 5'],
])('%s is described in one line', (_name, kind, fields, title, rest) => {
  expect(recordLine(kind, fields)).toEqual([title, rest]);
});

it('every value has its full name', () => {
  expect(flatten(gift.fields)).toContainEqual(['clientDetails.HasCompletedSurvey', '0']);
  expect(flatten(referral.fields)).toContainEqual(['referrals.1.formFullName', '李']);
});
