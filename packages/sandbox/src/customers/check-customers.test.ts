import { expect, it } from 'vitest';
import { judge, withValues } from '../api/judge.ts';
import type { Fields } from '../check-fields.ts';
import { sampleCallNames, sampleCalls, sampleCustomer, sampleEntries } from './sample-calls.ts';
import type { SampleCallName } from './sample-calls.ts';

/** Returns what is wrong with a good call after a change. */
function wrongWith(name: SampleCallName, values: Fields = {}): string[] {
  const { kind, encoding, fields } = sampleCalls[name];
  return judge(kind, encoding, withValues(fields, values));
}

it.each(sampleCallNames)('a %s has to have each of its fields, and no other', (name) => {
  expect(wrongWith(name)).toEqual([]);
  for (const key of Object.keys(sampleCalls[name].fields))
    expect(wrongWith(name, { [key]: undefined })).toEqual([
      expect.stringMatching(`^${key}: expected .+, got nothing$`),
    ]);
  for (const key of ['captcha', 'hamCheck', 'tracking', 'AdviserGUID', 'Region', 'LeadSource'])
    expect(wrongWith(name, { [key]: '' })).toEqual([`${key}: expected no such field in the ${name}, got ""`]);
});

/** Call, field, and the values that are reported by its name, each as the only thing. */
it.each<[SampleCallName, field: string, ...values: unknown[]]>([
  ['survey', 'CampaignId', 'undefined'],
  ['survey', 'Method', '2', ''],
  ['survey', 'TrackingNumber', 'null'],
  ['survey', 'pi_email', 'aroha home@example.co.nz', 'null'],
  ['survey', 'job_id', 'undefined'],
  ['survey', 'FormSurveyOne', '', '11', '-1', '05', 'n/a', '7.5', '7 '],
  ['survey', 'FormSurveyTwo', ''],
  ['survey', 'FormSurveyThird', ''],
  ['survey', 'FormSurveyFourth', ''],
  ['survey', 'FormMessage', '[object Object]'],
  ['survey', 'SubmissionId', ''],
  ['subscription', 'ceid', '', ' ', 123, 'undefined', null],
  ['subscription', 'app_group_id', '', 'null'],
  ['subscription', 'status', '', 'Subscribed', true],
  ['subscription', 'SubmissionId', 'x'],
  ['subscription', 'SubmissionRevision', 1],
  ['gift', 'clientDetails', null, [], JSON.stringify(sampleCustomer)],
  ['gift', 'clientDetails.LNS_GiftType', undefined, true],
  ['gift', 'clientDetails.HasCompletedSurvey', undefined, '0', false],
  ['gift', 'clientDetails.ClientFirstName', null],
  ['gift', 'clientDetails.ClientLastName', 'undefined'],
  ['gift', 'clientDetails.AdviserGUID', 5],
  ['gift', 'clientDetails.ClientAddressPostcode', 110],
  ['gift', 'clientDetails.email', ''],
  ['gift', 'capChoice', 'Citrus/Native Tree', 'tree'],
  ['gift', 'SubmissionId', 7],
  ['gift', 'ReferredAt', '2026-05-01T21:30:00Z'],
  ['referral', 'formCusFirstName', 'undefined'],
  ['referral', 'formCusLastName', null],
  ['referral', 'AdviserId', 'Jane Doe', `{${sampleCustomer.AdviserGUID}}`],
  ['referral', 'CampaignId', 'null'],
  ['referral', 'formPostcode', '110', 'none', 6011],
  ['referral', 'referrals', [], { 0: {} }, '[]'],
  ['referral', 'referrals.1', 'Hēmi', null],
  ['referral', 'referrals.0.formFullName', undefined, '\u00a0\u200b', 'Hēmi '],
  ['referral', 'referrals.0.formPhone', undefined, '021 (home)'],
  ['referral', 'referrals.0.formGroupRelation', undefined, 'Friend', 'default'],
  ['referral', 'referrals.0.id', 1],
  ['referral', 'referrals.1.formPhone', '021 555 0001', '021-555.0001'], // as in the first entry
  ['referral', 'ReferredAt', '', '2026-05-01', '2026-05-01T21:30:00', 1_777_671_000_000],
  ['referral', 'ReferredAt', '2026-02-30T21:30:00Z', '2026-05-01T25:30:00Z'],
])('a %s is refused for its %s', (name, field, ...values) => {
  for (const value of values)
    expect(wrongWith(name, { [field]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${field}: expected .+, got .+`)),
    ]);
});

it('every mistake is reported, with what was expected', () => {
  const changes = { FormSurveyOne: '', FormSurveyTwo: undefined, CampaignId: 'null', captcha: '' };
  const rating = 'expected a whole number from 0 to 10 or N/A';
  expect(wrongWith('survey', changes)).toEqual([
    'CampaignId: expected a text, not a missing value written out, got "null"',
    `FormSurveyOne: ${rating}, got ""`,
    `FormSurveyTwo: ${rating}, got nothing`,
    'captcha: expected no such field in the survey, got ""',
  ]);
});

const relations = ['a friend', 'a colleague', 'a parent', 'a sibling', 'a child', 'a relative'];

it.each<[SampleCallName, field: string, ...values: unknown[]]>([
  ['survey', 'pi_email', ''],
  ['survey', 'job_id', ''],
  ['survey', 'FormMessage', ''],
  ['survey', 'CampaignId', ''],
  ['survey', 'FormSurveyOne', '0', '1', '9', '10', 'N/A'],
  ['gift', 'capChoice', 'Sweet Treat'],
  ['gift', 'clientDetails', { LNS_GiftType: 'True', HasCompletedSurvey: 0 }],
  ['gift', 'clientDetails.LNS_GiftType', ' True ', 'False'],
  ['gift', 'clientDetails.AdviserGUID', ''],
  ['gift', 'clientDetails.ClientAddressPostcode', 'SW1A 1AA'],
  ['referral', 'formCusFirstName', ''],
  ['referral', 'formCusLastName', ''],
  ['referral', 'AdviserId', ''],
  ['referral', 'formPostcode', ''],
  ['referral', 'referrals', sampleEntries.slice(0, 1)],
  ['referral', 'referrals.0.formGroupRelation', ...relations],
  ['referral', 'referrals.0.formFullName', '李'], // as in the second entry
  ['referral', 'referrals.0.formPhone', '+64 (0)21 555 0002 ext 1'],
  ['referral', 'ReferredAt', '2026-05-02T09:30:00+12:00', '2028-02-29T09:30Z'],
])('a %s may have such a %s', (name, field, ...values) => {
  for (const value of values) expect(wrongWith(name, { [field]: value })).toEqual([]);
});
