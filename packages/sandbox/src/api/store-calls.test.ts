import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from '../check-fields.ts';
import { asRead } from '../leads/sample-leads.ts';
import { startTestSandbox } from '../test-sandbox.ts';
import { byTitle, calls, isLead, refused, sendCall, type SampleCall } from './every-call.ts';

const test = await startTestSandbox();
afterAll(() => test.stop());
beforeEach(() => test.clear());

const send = (call: SampleCall, change?: Fields) => sendCall(test, call, change);
const short = byTitle('short as json');

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

describe.each(calls)('a $title', (call) => {
  const { kind, encoding } = call;

  it.each(['', '/api-base'])('is stored as sent, under "%s"', async (base) => {
    const path = base + call.path.replace('acme', 'b%C3%A9ta');
    const captcha = isLead(call) ? await test.token() : undefined;
    const fields = captcha === undefined ? call.fields : { ...call.fields, captcha };
    const { status } = await send({ ...call, path }, captcha === undefined ? {} : { captcha });
    expect(status).toBe(kind === 'subscription' ? 200 : 201);
    const { body } = await test.answer(`/__sandbox/records?kind=${kind}`);
    expect(body).toEqual([
      expect.objectContaining({
        kind,
        path,
        contentType: contentTypes[encoding],
        fields: asRead(fields, encoding),
        submissionId: fields.SubmissionId ?? null,
        attempts: 1,
        revision: 1,
      }),
    ]);
  });

  it('is refused in an encoding that its call does not take', async () => {
    const taken = calls.filter(({ path }) => path === call.path).map((each) => each.encoding);
    for (const other of (['json', 'form', 'multipart'] as const).filter((each) => !taken.includes(each)))
      expect(await send({ ...call, encoding: other })).toEqual(
        refused(expect.stringMatching(`^Content-Type: expected .+, got "${contentTypes[other]}"$`)),
      );
    expect(test.sandbox.records()).toEqual([]);
  });

  it('is refused with a query in the address', async () => {
    expect(await send({ ...call, path: `${call.path}?pi_email=a@b.nz` })).toEqual(
      refused('query: expected none in the address, got "?pi_email=a@b.nz"'),
    );
  });
});

it.each(calls.filter(isLead))('a $title has a token that was issued here', async (call) => {
  expect(await send(call, { captcha: 'made-up' })).toEqual(
    refused('captcha: expected a token issued here, got an unknown one'),
  );
});

it('every reason to refuse a lead is reported, and nothing is stored', async () => {
  expect(await send(short, { FormPhone: 'none', Region: 'Otago' })).toEqual(
    refused(
      'FormPhone: expected a number ending in a digit, got "none"',
      'Region: expected "Manawatū" for postcode 4410, got "Otago"',
    ),
  );
  expect(test.sandbox.records()).toEqual([]);
});

it('a token is good once, even for a lead that was refused or is known', async () => {
  const captcha = await test.token();
  const used = refused('captcha: expected a new token, got one used before');
  expect((await send(short, { captcha, FormPhone: 'none' })).status).toBe(422);
  expect(await send(short, { captcha })).toEqual(used);
  const another = await test.token();
  expect((await send(short, { captcha: another })).status).toBe(201);
  expect(await send(short, { captcha: another, SubmissionRevision: 2 })).toEqual(used);
  expect(test.sandbox.records()).toMatchObject([{ attempts: 1, revision: 1 }]);
});

it('a subscription is answered with the one word that pages look for, and stored each time', async () => {
  for (const status of ['unsubscribed', 'subscribed', 'subscribed'])
    expect(await send(byTitle('subscription'), { status })).toEqual({
      status: 200,
      body: { message: 'success' },
    });
  expect(test.sandbox.records('subscription').map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
});

it('a lead is compared with the forms of its endpoint', async () => {
  const { body } = await send({ ...short, path: '/acme/call-centre' });
  expect(body).toMatchObject({ errors: expect.arrayContaining(['Method: expected the number 2, got 1']) });
});

it.each([
  ['POST', '/api-base/lead', '/api-base/request-survey', '/braze/user/update-email-subscription'],
  ['POST', '//lead', '/acme/lead/', '/acme/Lead', '/acme/update-email-subscription', '/api/cap/gift'],
  ['POST', '/acme/cap/gift', '/api/acme/cap/referrals', '/api/acme/cap/referral/'],
  ['GET', '/acme/lead', '/acme/recruitment', '/acme/request-survey'],
  ['PUT', '/acme/call-centre', '/api/acme/cap/gift'],
])('there is nothing to %s at %s and the like', async (method, ...paths) => {
  for (const path of paths) expect((await test.call(path, { method })).status).toBe(404);
});
