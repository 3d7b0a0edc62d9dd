import { expect, it } from 'vitest';
import { checkOf } from '../api/check-of.ts';
import type { Fields } from '../check-fields.ts';
import { sampleCallNames, sampleCalls, sampleCustomer, sampleEntries } from './sample-calls.ts';
import type { SampleCallName } from './sample-calls.ts';

/** Returns what is wrong with a good call after a change; a value of `undefined` removes its key. */
function wrongWith(name: SampleCallName, change: Fields = {}): string[] {
  const { encoding, fields } = sampleCalls[name];
  const changed = Object.entries({ ...fields, ...change }).filter(([, value]) => value !== undefined);
  return checkOf(name)(encoding, JSON.parse(JSON.stringify(Object.fromEntries(changed))) as Fields);
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

const customer = (change: object) => ({ clientDetails: { ...sampleCustomer, ...change } });
const [friend, relative] = sampleEntries;
const entry = (change: object) => ({ referrals: [{ ...friend, ...change }, relative] });

const rating = 'expected a whole number from 0 to 10 or N/A';
const written = 'expected a text, not a missing value written out';
const known = 'expected a text that is not blank, trimmed, not a missing value';
const list = 'referrals: expected a list of at least one';
const twice = 'referrals.1.formPhone: expected a number that is not in the list yet';
const time = 'ReferredAt: expected an ISO time with its zone';

/** Call, the start of the only reason, and the changes that it refuses. */
const wrong: [SampleCallName, reason: string, ...changes: Fields[]][] = [
  ['survey', `CampaignId: ${written}`, { CampaignId: 'undefined' }],
  ['survey', 'Method: expected the digits 1', { Method: '2' }, { Method: '' }],
  ['survey', `TrackingNumber: ${written}`, { TrackingNumber: 'null' }],
  ['survey', 'pi_email: expected an address', { pi_email: 'a b@example.nz' }, { pi_email: 'null' }],
  ['survey', `job_id: ${written}`, { job_id: 'undefined' }],
  ['survey', `FormSurveyOne: ${rating}`, { FormSurveyOne: '' }, { FormSurveyOne: '11' }],
  ['survey', `FormSurveyTwo: ${rating}`, { FormSurveyTwo: '-1' }, { FormSurveyTwo: '05' }],
  ['survey', `FormSurveyThird: ${rating}`, { FormSurveyThird: 'n/a' }, { FormSurveyThird: '7.5' }],
  ['survey', `FormSurveyFourth: ${rating}`, { FormSurveyFourth: '7 ' }],
  ['survey', `FormMessage: ${written}`, { FormMessage: '[object Object]' }],
  ['survey', 'SubmissionId: expected 1 to 64 characters', { SubmissionId: '' }],
  ['subscription', `ceid: ${known}`, { ceid: '' }, { ceid: ' ' }, { ceid: 123 }, { ceid: 'undefined' }],
  ['subscription', `app_group_id: ${known}`, { app_group_id: '' }, { app_group_id: 'null' }],
  [
    'subscription',
    'status: expected subscribed or',
    { status: '' },
    { status: 'Subscribed' },
    { status: true },
  ],
  ['subscription', 'SubmissionId: expected no such field in the subscription', { SubmissionId: 'x' }],
  ['subscription', 'SubmissionRevision: expected no such field', { SubmissionRevision: 1 }],
  ['gift', 'clientDetails: expected fields by name', { clientDetails: null }, { clientDetails: [] }],
  ['gift', 'clientDetails: expected fields by name', { clientDetails: JSON.stringify(sampleCustomer) }],
  [
    'gift',
    'clientDetails.LNS_GiftType: ',
    customer({ LNS_GiftType: undefined }),
    customer({ LNS_GiftType: true }),
  ],
  [
    'gift',
    'clientDetails.HasCompletedSurvey: expected a number',
    customer({ HasCompletedSurvey: undefined }),
  ],
  ['gift', 'clientDetails.HasCompletedSurvey: expected a number', customer({ HasCompletedSurvey: '0' })],
  ['gift', 'clientDetails.ClientFirstName: ', customer({ ClientFirstName: null })],
  ['gift', 'clientDetails.ClientLastName: ', customer({ ClientLastName: 'undefined' })],
  ['gift', 'clientDetails.AdviserGUID: ', customer({ AdviserGUID: 5 })],
  ['gift', 'clientDetails.ClientAddressPostcode: ', customer({ ClientAddressPostcode: 110 })],
  ['gift', 'clientDetails.email: expected no such field in the customer data', customer({ email: '' })],
  [
    'gift',
    'capChoice: expected Tree or Sweet Treat',
    { capChoice: 'Citrus/Native Tree' },
    { capChoice: 'tree' },
  ],
  ['gift', 'SubmissionId: expected 1 to 64 characters', { SubmissionId: 7 }],
  ['referral', 'formCusFirstName: ', { formCusFirstName: 'undefined' }],
  ['referral', 'formCusLastName: ', { formCusLastName: null }],
  [
    'referral',
    'AdviserId: expected a UUID or nothing',
    { AdviserId: 'Jane' },
    { AdviserId: `{${sampleCustomer.AdviserGUID}}` },
  ],
  ['referral', `CampaignId: ${written}`, { CampaignId: 'null' }],
  [
    'referral',
    'formPostcode: expected four digits or nothing',
    { formPostcode: '110' },
    { formPostcode: 6011 },
  ],
  [
    'referral',
    list,
    { referrals: [] },
    { referrals: { 0: friend } },
    { referrals: JSON.stringify([friend]) },
  ],
  ['referral', 'referrals.1: expected fields by name, got "Hēmi"', { referrals: [friend, 'Hēmi'] }],
  ['referral', 'referrals.0: expected fields by name, got null', { referrals: [null] }],
  [
    'referral',
    'referrals.0.formFullName: ',
    entry({ formFullName: undefined }),
    entry({ formFullName: ' ' }),
  ],
  [
    'referral',
    'referrals.0.formPhone: ',
    entry({ formPhone: undefined }),
    entry({ formPhone: '021 (home)' }),
  ],
  [
    'referral',
    'referrals.0.formGroupRelation: expected one of a friend,',
    entry({ formGroupRelation: 'Friend' }),
  ],
  ['referral', 'referrals.0.id: expected no such field in the list, got 1', entry({ id: 1 })],
  ['referral', twice, { referrals: [friend, friend] }, entry({ formPhone: '+64 0 21-555.0002' })],
  ['referral', time, { ReferredAt: '2026-05-01' }, { ReferredAt: '2026-05-01T21:30:00' }],
  ['referral', time, { ReferredAt: '2026-02-30T21:30:00Z' }, { ReferredAt: '2026-05-01T25:30:00Z' }],
  ['referral', time, { ReferredAt: 1_777_671_000_000 }, { ReferredAt: '' }],
];

it.each(wrong)('a %s that breaks one rule is told that rule alone: %s', (name, reason, ...changes) => {
  for (const change of changes) expect(wrongWith(name, change)).toEqual([expect.stringContaining(reason)]);
});

it('every mistake is reported', () => {
  expect(wrongWith('survey', { FormSurveyOne: '', FormSurveyTwo: undefined, captcha: '' })).toEqual([
    `FormSurveyOne: ${rating}, got ""`,
    `FormSurveyTwo: ${rating}, got nothing`,
    'captcha: expected no such field in the survey, got ""',
  ]);
});

it.each<[title: string, SampleCallName, ...changes: Fields[]]>([
  ['opened without pi_email and job_id', 'survey', { pi_email: '', job_id: '' }],
  ['no message and no campaign', 'survey', { FormMessage: '', CampaignId: '' }],
  ['every rating', 'survey', ...['0', '9', '10', 'N/A'].map((FormSurveyOne) => ({ FormSurveyOne }))],
  ['the other gift', 'gift', { capChoice: 'Sweet Treat' }],
  [
    'no more than the page has to say',
    'gift',
    { clientDetails: { LNS_GiftType: 'True', HasCompletedSurvey: 0 } },
  ],
  ['customer data with blanks', 'gift', customer({ LNS_GiftType: ' True ', AdviserGUID: '' })],
  ['an address outside the country', 'gift', customer({ ClientAddressPostcode: 'SW1A 1AA' })],
  ['of an unknown customer', 'referral', { formCusFirstName: '', AdviserId: '', formPostcode: '' }],
  ['of one person', 'referral', { referrals: [friend] }],
  [
    'every relation',
    'referral',
    ...['a friend', 'a colleague', 'a parent', 'a sibling', 'a child', 'a relative'].map(
      (formGroupRelation) => entry({ formGroupRelation }),
    ),
  ],
  ['two people of one name', 'referral', entry({ formFullName: '李' })],
  ['two people in one office', 'referral', entry({ formPhone: '+64 (0)21 555 0002 ext 1' })],
  [
    'a time of New Zealand, or to the minute',
    'referral',
    { ReferredAt: '2026-05-02T09:30:00+12:00' },
    { ReferredAt: '2028-02-29T09:30Z' },
  ],
])('%s: a %s may be so', (_title, name, ...changes) => {
  for (const change of changes) expect(wrongWith(name, change)).toEqual([]);
});
