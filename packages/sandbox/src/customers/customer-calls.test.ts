import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from '../check-fields.ts';
import { asRead, sampleLeads, writers } from '../leads/sample-leads.ts';
import type { Encoding } from '../read-body.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import {
  sampleCallNames,
  sampleCalls,
  sampleCustomer,
  sampleEntries,
  type SampleCallName,
} from './sample-calls.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.call('/__sandbox/records', { method: 'DELETE' });
  await test.call('/__sandbox/faults', { method: 'DELETE' });
});

/** Sends a valid call with changes; a value of `undefined` removes its key. */
function send(name: SampleCallName, change: Fields = {}, encoding: Encoding = sampleCalls[name].encoding) {
  return post(sampleCalls[name].path, changed(name, change), encoding);
}

function post(path: string, fields: Fields, encoding: Encoding): Promise<Response> {
  return test.call(path, { method: 'POST', body: writers[encoding](fields) });
}

function changed(name: SampleCallName, change: Fields): Fields {
  const fields = Object.entries({ ...sampleCalls[name].fields, ...change });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

async function errorsOf(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  expect(response.status).toBe(422);
  expect(test.sandbox.records()).toEqual([]);
  return ((await response.json()) as { errors: unknown }).errors;
}

const mediaTypes = { json: 'application/json', multipart: 'multipart/form-data' };

describe.each(sampleCallNames)('a valid %s', (name) => {
  const { path, kind, encoding, fields } = sampleCalls[name];

  it.each(['', '/api-base'])('is stored as sent, under "%s"', async (base) => {
    const response = await post(base + path, fields, encoding);
    expect(response.ok).toBe(true);
    const stored = (await test.call(`/__sandbox/records?kind=${kind}`)).json();
    expect(await stored).toEqual([
      expect.objectContaining({
        kind,
        path: base + path,
        contentType: mediaTypes[encoding],
        fields: asRead(fields, encoding),
        submissionId: 'SubmissionId' in fields ? fields.SubmissionId : null,
        attempts: 1,
      }),
    ]);
  });

  it('is refused in any other encoding', async () => {
    for (const other of (['json', 'form', 'multipart'] as const).filter((each) => each !== encoding)) {
      const given = { form: 'application/x-www-form-urlencoded', ...mediaTypes }[other];
      expect(await errorsOf(send(name, {}, other))).toEqual([
        `Content-Type: expected ${mediaTypes[encoding]}, got "${given}"`,
      ]);
    }
  });

  it.each(Object.keys(fields))('is refused without %s, by its name', async (key) => {
    expect(await errorsOf(send(name, { [key]: undefined }))).toEqual([
      expect.stringMatching(new RegExp(`^${key}: expected .+, got nothing$`)),
    ]);
  });

  it.each(['captcha', 'hamCheck', 'tracking', 'AdviserGUID', 'Region', 'utm_source'])(
    'is refused with %s, which does not belong to it',
    async (key) => {
      const reason = `${key}: expected no such field in the ${name}, got ""`;
      expect(await errorsOf(send(name, { [key]: '' }))).toEqual([reason]);
    },
  );

  it('is refused with any of its fields in the query', async () => {
    expect(await errorsOf(post(`${path}?pi_email=a@b.nz`, fields, encoding))).toEqual([
      'query: expected none in the address, got "?pi_email=a@b.nz"',
    ]);
  });

  it('fails on request, and is stored if only the answer is lost (fault 19)', async () => {
    await test.call('/__sandbox/faults', { json: { path, status: 503 } });
    await test.call('/__sandbox/faults', { json: { path, commit: true, reset: true } });
    expect((await send(name)).status).toBe(503);
    expect(test.sandbox.records()).toHaveLength(0);
    await expect(send(name)).rejects.toThrow();
    expect(test.sandbox.records(kind)).toHaveLength(1);
  });
});

describe.each(['survey', 'gift', 'referral'] as const)('a %s with a repeated submission id', (name) => {
  const { kind } = sampleCalls[name];

  it('is counted, not stored', async () => {
    const first = await send(name);
    expect(first.status).toBe(201);
    expect(await first.json()).toEqual({ ok: true, id: expect.any(Number), attempts: 1 });
    const again = await send(
      name,
      name === 'gift' ? { capChoice: 'Sweet Treat' } : { CampaignId: 'another' },
    );
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({ ok: true, id: expect.any(Number), attempts: 2 });
    expect(test.sandbox.records()).toMatchObject([{ kind, attempts: 2, fields: sampleCalls[name].fields }]);
  });

  it('is refused if a lead had the id, so that neither is lost', async () => {
    const lead = { ...sampleLeads.short.fields, SubmissionId: 'one', captcha: await test.token() };
    expect((await test.call('/acme/lead', { json: lead })).status).toBe(201);
    const response = await send(name, { SubmissionId: 'one' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: ['SubmissionId: expected one of its own, not that of a lead, got "one"'],
    });
    expect(test.sandbox.records()).toMatchObject([{ kind: 'lead', attempts: 1 }]);
  });
});

describe('a subscription', () => {
  it('is answered with the one word that pages look for, each time', async () => {
    for (const status of ['unsubscribed', 'subscribed', 'subscribed']) {
      const response = await send('subscription', { status });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ message: 'success' });
    }
    expect(
      test.sandbox.records('subscription').map(({ fields, attempts }) => ({ fields, attempts })),
    ).toMatchObject([
      { fields: { status: 'subscribed' }, attempts: 1 },
      { fields: { status: 'subscribed' }, attempts: 1 },
      { fields: { status: 'unsubscribed' }, attempts: 1 },
    ]);
  });

  it.each([
    ['{"message":"failed"}', 'application/json'],
    ['{"message":', 'application/json'],
    ['<h1>Thanks</h1>', 'text/html'],
    ['', 'application/json'],
  ])('is answered with 200 and %j as %s on request (fault 17)', async (body, contentType) => {
    const fault = { path: '/update-email-subscription', body, contentType };
    expect((await test.call('/__sandbox/faults', { json: fault })).status).toBe(204);
    const response = await send('subscription');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(contentType);
    expect(await response.text()).toBe(body);
    expect(test.sandbox.records()).toEqual([]);
  });

  it('is refused with a SubmissionId', async () => {
    expect(await errorsOf(send('subscription', { SubmissionId: 'x' }))).toEqual([
      'SubmissionId: expected no such field in the subscription, got "x"',
    ]);
  });
});

const customer = (change: object) => ({ clientDetails: { ...sampleCustomer, ...change } });
const [friend, relative] = sampleEntries;
const firstEntry = (change: object) => ({ referrals: [{ ...friend, ...change }, relative] });

describe('payloads that the rules allow', () => {
  it.each<[string, SampleCallName, Fields]>([
    ['a survey opened without pi_email and job_id (fault 70)', 'survey', { pi_email: '', job_id: '' }],
    ['a survey with no message and no campaign', 'survey', { FormMessage: '', CampaignId: '' }],
    ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'N/A'].map(
      (value): [string, SampleCallName, Fields] => [
        `the rating ${value}`,
        'survey',
        { FormSurveyOne: value },
      ],
    ),
    ['the other gift', 'gift', { capChoice: 'Sweet Treat' }],
    [
      'a customer the page says no more of',
      'gift',
      { clientDetails: { LNS_GiftType: 'True', HasCompletedSurvey: 0 } },
    ],
    ['customer data with blanks', 'gift', customer({ LNS_GiftType: ' True ', AdviserGUID: '' })],
    ['a step the page chose by itself', 'gift', customer({ LNS_GiftType: 'False', HasCompletedSurvey: 1 })],
    ['an address outside the country', 'gift', customer({ ClientAddressPostcode: 'SW1A 1AA' })],
    [
      'a customer the page knows nothing of',
      'referral',
      { formCusFirstName: '', formCusLastName: '', AdviserId: '', formPostcode: '' },
    ],
    ['one referral', 'referral', { referrals: [friend] }],
    ...['a friend', 'a colleague', 'a parent', 'a sibling', 'a child', 'a relative'].map(
      (formGroupRelation): [string, SampleCallName, Fields] => [
        formGroupRelation,
        'referral',
        firstEntry({ formGroupRelation }),
      ],
    ),
    ['two people of one name', 'referral', firstEntry({ formFullName: '李' })],
    ['two people in one office', 'referral', firstEntry({ formPhone: '+64 (0)21 555 0002 ext 1' })],
    ['a time of New Zealand', 'referral', { ReferredAt: '2026-05-02T09:30:00+12:00' }],
    ['a time to the minute', 'referral', { ReferredAt: '2028-02-29T09:30Z' }],
  ])('%s', async (_name, name, change) => {
    expect((await send(name, change)).ok).toBe(true);
  });
});

/** Call, change, and the start of the only reason. */
const wrong: [SampleCallName, Fields, string][] = [
  ['survey', { CampaignId: 'undefined' }, 'CampaignId: expected a text, not a missing value written out'],
  ['survey', { Method: '2' }, 'Method: expected the digits 1'],
  ['survey', { Method: '' }, 'Method: expected the digits 1'],
  ['survey', { TrackingNumber: 'null' }, 'TrackingNumber: expected a text, not a missing value'],
  ['survey', { pi_email: 'aroha home@example.co.nz' }, 'pi_email: expected an address with no space in it'],
  ['survey', { pi_email: 'null' }, 'pi_email: expected an address'],
  ['survey', { job_id: 'undefined' }, 'job_id: expected a text, not a missing value'],
  ['survey', { FormSurveyOne: '' }, 'FormSurveyOne: expected a whole number from 0 to 10 or N/A, got ""'],
  ['survey', { FormSurveyOne: '11' }, 'FormSurveyOne: expected a whole number'],
  ['survey', { FormSurveyTwo: '-1' }, 'FormSurveyTwo: expected a whole number'],
  ['survey', { FormSurveyTwo: '05' }, 'FormSurveyTwo: expected a whole number'],
  ['survey', { FormSurveyThird: 'n/a' }, 'FormSurveyThird: expected a whole number'],
  ['survey', { FormSurveyThird: '7.5' }, 'FormSurveyThird: expected a whole number'],
  ['survey', { FormSurveyFourth: '7 ' }, 'FormSurveyFourth: expected a whole number'],
  ['survey', { FormMessage: '[object Object]' }, 'FormMessage: expected a text, not a missing value'],
  ['survey', { SubmissionId: '' }, 'SubmissionId: expected 1 to 64 characters'],
  ['survey', { SubmissionId: 'x'.repeat(65) }, 'SubmissionId: expected 1 to 64 characters'],
  ['survey', { AdviserId: '' }, 'AdviserId: expected no such field in the survey'],
  ['survey', { LeadSource: '1' }, 'LeadSource: expected no such field in the survey'],
  ['subscription', { ceid: '' }, 'ceid: expected a text that is not blank'],
  ['subscription', { ceid: ' ' }, 'ceid: expected a text that is not blank'],
  ['subscription', { ceid: 123 }, 'ceid: expected a text'],
  ['subscription', { ceid: 'undefined' }, 'ceid: expected a text'],
  ['subscription', { ceid: null }, 'ceid: expected a text'],
  ['subscription', { app_group_id: '' }, 'app_group_id: expected a text that is not blank'],
  ['subscription', { app_group_id: 'null' }, 'app_group_id: expected a text'],
  ['subscription', { status: '' }, 'status: expected subscribed or unsubscribed'],
  ['subscription', { status: 'Subscribed' }, 'status: expected subscribed or unsubscribed'],
  ['subscription', { status: true }, 'status: expected subscribed or unsubscribed'],
  ['subscription', { email: 'a@b.nz' }, 'email: expected no such field in the subscription'],
  ['gift', { clientDetails: null }, 'clientDetails: expected fields by name, got null'],
  ['gift', { clientDetails: [] }, 'clientDetails: expected fields by name'],
  ['gift', { clientDetails: JSON.stringify(sampleCustomer) }, 'clientDetails: expected fields by name'],
  ['gift', customer({ LNS_GiftType: undefined }), 'clientDetails.LNS_GiftType: expected a text'],
  ['gift', customer({ LNS_GiftType: true }), 'clientDetails.LNS_GiftType: expected a text'],
  [
    'gift',
    customer({ HasCompletedSurvey: undefined }),
    'clientDetails.HasCompletedSurvey: expected a number',
  ],
  ['gift', customer({ HasCompletedSurvey: '0' }), 'clientDetails.HasCompletedSurvey: expected a number'],
  ['gift', customer({ HasCompletedSurvey: false }), 'clientDetails.HasCompletedSurvey: expected a number'],
  ['gift', customer({ ClientFirstName: null }), 'clientDetails.ClientFirstName: expected a text'],
  ['gift', customer({ ClientLastName: 'undefined' }), 'clientDetails.ClientLastName: expected a text'],
  ['gift', customer({ AdviserGUID: 5 }), 'clientDetails.AdviserGUID: expected a text'],
  ['gift', customer({ ClientAddressPostcode: 110 }), 'clientDetails.ClientAddressPostcode: expected a text'],
  ['gift', customer({ email: '' }), 'clientDetails.email: expected no such field in the customer data'],
  ['gift', { capChoice: 'Citrus/Native Tree' }, 'capChoice: expected Tree or Sweet Treat'],
  ['gift', { capChoice: 'Sweet Treat Gift Box' }, 'capChoice: expected Tree or Sweet Treat'],
  ['gift', { capChoice: 'tree' }, 'capChoice: expected Tree or Sweet Treat'],
  ['gift', { SubmissionId: 7 }, 'SubmissionId: expected 1 to 64 characters'],
  ['gift', { ReferredAt: '2026-05-01T21:30:00Z' }, 'ReferredAt: expected no such field in the gift'],
  ['gift', { CampaignId: '' }, 'CampaignId: expected no such field in the gift'],
  ['referral', { formCusFirstName: 'undefined' }, 'formCusFirstName: expected a text'],
  ['referral', { formCusLastName: null }, 'formCusLastName: expected a text'],
  ['referral', { AdviserId: 'Jane Doe' }, 'AdviserId: expected a UUID or nothing'],
  ['referral', { AdviserId: `{${sampleCustomer.AdviserGUID}}` }, 'AdviserId: expected a UUID or nothing'],
  ['referral', { CampaignId: 'null' }, 'CampaignId: expected a text'],
  ['referral', { formPostcode: '110' }, 'formPostcode: expected four digits or nothing'],
  ['referral', { formPostcode: 'none' }, 'formPostcode: expected four digits or nothing'],
  ['referral', { formPostcode: 6011 }, 'formPostcode: expected four digits or nothing'],
  ['referral', { referrals: [] }, 'referrals: expected a list of at least one, got []'],
  ['referral', { referrals: { 0: friend } }, 'referrals: expected a list of at least one'],
  ['referral', { referrals: JSON.stringify(sampleEntries) }, 'referrals: expected a list of at least one'],
  ['referral', { referrals: [friend, 'Hēmi'] }, 'referrals.1: expected fields by name, got "Hēmi"'],
  ['referral', { referrals: [null] }, 'referrals.0: expected fields by name, got null'],
  [
    'referral',
    firstEntry({ formFullName: undefined }),
    'referrals.0.formFullName: expected a text that is not blank',
  ],
  ['referral', firstEntry({ formFullName: '\u00a0\u200b' }), 'referrals.0.formFullName: expected a text'], // fault 57
  ['referral', firstEntry({ formFullName: 'Hēmi ' }), 'referrals.0.formFullName: expected a text that is'],
  [
    'referral',
    firstEntry({ formPhone: undefined }),
    'referrals.0.formPhone: expected a number ending in a digit',
  ],
  [
    'referral',
    firstEntry({ formPhone: '021 (home)' }),
    'referrals.0.formPhone: expected a number ending in a digit',
  ],
  [
    'referral',
    firstEntry({ formGroupRelation: undefined }),
    'referrals.0.formGroupRelation: expected one of',
  ],
  [
    'referral',
    firstEntry({ formGroupRelation: 'Friend' }),
    'referrals.0.formGroupRelation: expected one of a friend,',
  ],
  [
    'referral',
    firstEntry({ formGroupRelation: 'default' }),
    'referrals.0.formGroupRelation: expected one of',
  ],
  ['referral', firstEntry({ id: 1 }), 'referrals.0.id: expected no such field in the list, got 1'],
  [
    'referral',
    { referrals: [friend, friend] },
    'referrals.1.formPhone: expected a number that is not in the list yet',
  ],
  [
    'referral',
    firstEntry({ formPhone: '+64 0 21-555.0002' }),
    'referrals.1.formPhone: expected a number that is not in the list yet, got "+64 (0)21 555 0002 "',
  ],
  ['referral', { ReferredAt: '' }, 'ReferredAt: expected an ISO time with its zone'],
  ['referral', { ReferredAt: '2026-05-01' }, 'ReferredAt: expected an ISO time with its zone'],
  ['referral', { ReferredAt: '2026-05-01T21:30:00' }, 'ReferredAt: expected an ISO time with its zone'],
  ['referral', { ReferredAt: '2026-02-30T21:30:00Z' }, 'ReferredAt: expected an ISO time with its zone'],
  ['referral', { ReferredAt: '2026-05-01T25:30:00Z' }, 'ReferredAt: expected an ISO time with its zone'],
  [
    'referral',
    { ReferredAt: 'Fri May 01 2026 21:30:00 GMT+1200' },
    'ReferredAt: expected an ISO time with its zone',
  ],
  ['referral', { ReferredAt: 1_777_671_000_000 }, 'ReferredAt: expected an ISO time with its zone'],
  ['referral', { SubmissionId: 'undefined' }, 'SubmissionId: expected 1 to 64 characters'],
  ['referral', { clientDetails: sampleCustomer }, 'clientDetails: expected no such field in the referral'],
];

describe('a single mistake is reported by name', () => {
  it.each(wrong)('%s: %j', async (name, change, reason) => {
    expect(await errorsOf(send(name, change))).toEqual([expect.stringContaining(reason)]);
  });

  it('and so are all of several', async () => {
    expect(
      await errorsOf(send('survey', { FormSurveyOne: '', FormSurveyTwo: undefined, captcha: '' })),
    ).toEqual([
      'FormSurveyOne: expected a whole number from 0 to 10 or N/A, got ""',
      'FormSurveyTwo: expected a whole number from 0 to 10 or N/A, got nothing',
      'captcha: expected no such field in the survey, got ""',
    ]);
  });
});

describe('an unknown endpoint', () => {
  it.each([
    ['GET', '/acme/request-survey'],
    ['GET', '/acme/braze/user/update-email-subscription'],
    ['PUT', '/api/acme/cap/gift'],
    ['POST', '/api-base/request-survey'],
    ['POST', '/braze/user/update-email-subscription'],
    ['POST', '/acme/update-email-subscription'],
    ['POST', '/api/cap/gift'],
    ['POST', '/acme/cap/gift'],
    ['POST', '/api/acme/cap/referrals'],
    ['POST', '/api/acme/cap/referral/'],
  ])('%s %s is not found', async (method, path) => {
    expect((await test.call(path, { method })).status).toBe(404);
  });
});
