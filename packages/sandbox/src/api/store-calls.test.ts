import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from '../check-fields.ts';
import { sampleCalls } from '../customers/sample-calls.ts';
import { asRead, sampleLeads, samplesByEncoding, writers } from '../leads/sample-leads.ts';
import type { Encoding } from '../read-body.ts';
import type { RecordKind } from '../records.ts';
import { startTestSandbox } from '../test-sandbox.ts';

const test = await startTestSandbox();
afterAll(() => test.stop());
beforeEach(() => test.clear());

interface SampleCall {
  readonly title: string;
  readonly kind: RecordKind;
  readonly path: string;
  readonly encoding: Encoding;
  readonly fields: Fields;
}

const calls: readonly SampleCall[] = [
  ...samplesByEncoding.map(([name, encoding]): SampleCall => {
    const { endpoint: kind, fields } = sampleLeads[name];
    return { title: `${name} as ${encoding}`, kind, path: `/acme/${kind}`, encoding, fields };
  }),
  ...Object.values(sampleCalls).map((call): SampleCall => ({ title: call.kind, ...call })),
];
const byTitle = (title: string) => calls.find((call) => call.title === title) as SampleCall; // a mistake throws
const withId = calls.filter(({ fields }) => 'SubmissionId' in fields);
const isLead = ({ fields }: SampleCall) => 'tracking' in fields;

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** Sends a good call with changes, a lead with a new token. */
async function send(call: SampleCall, change: Fields = {}) {
  const token = isLead(call) ? { captcha: await test.token() } : {};
  const fields = { ...call.fields, ...token, ...change };
  return test.answer(call.path, { method: 'POST', body: writers[call.encoding](fields) });
}

const refused = (...errors: unknown[]) => ({ status: 422, body: { errors } });

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

describe.each(withId)('a $title that comes again', (call) => {
  const [name, corrected] = Object.entries({
    FormPhone: '021 555 9999',
    FormMessage: 'Better',
    capChoice: 'Sweet Treat',
    CampaignId: 'another',
  }).find(([each]) => each in call.fields) as [string, string]; // each call has one of them
  const original = call.fields[name];

  /** The revisions sent, all but the first with a correction, and what is stored in the end. */
  it.each<[revisions: (number | undefined)[], value: unknown, revision: number]>([
    [[undefined, undefined], original, 1],
    [[1, 1], original, 1],
    [[3, 3], original, 3],
    [[3, 2, undefined], original, 3],
    [[undefined, 2], corrected, 2],
    [[9, 10], corrected, 10],
  ])('with the revisions %j', async (revisions, value, revision) => {
    for (const [index, SubmissionRevision] of revisions.entries()) {
      const { status, body } = await send(call, {
        ...(index > 0 && { [name]: corrected }),
        ...(SubmissionRevision && { SubmissionRevision }),
      });
      expect(status).toBe(index === 0 ? 201 : 200);
      expect(body).toEqual({ ok: true, id: expect.any(Number), attempts: index + 1 });
    }
    const stored = { attempts: revisions.length, revision, fields: { [name]: value } };
    expect(test.sandbox.records()).toMatchObject([stored]);
  });

  it('is refused with the id of another kind of call, so that neither is lost', async () => {
    const other = byTitle(call.kind === 'lead' ? 'gift' : 'short as json');
    await send(other, { SubmissionId: 'one' });
    expect(await send(call, { SubmissionId: 'one' })).toEqual(
      refused(`SubmissionId: expected one of its own, not that of a ${other.kind}, got "one"`),
    );
    expect(test.sandbox.records()).toMatchObject([{ kind: other.kind, attempts: 1 }]);
  });
});

const short = byTitle('short as json');

it.each<[string, ...revisions: unknown[]]>([
  ['short as json', 0, -1, 1.5, 9_007_199_254_740_992, '2', null, true],
  ['short as form', '', '0', ' 2', '02', '2.0', '1e3', 'two', '9007199254740993'],
])('a %s has a whole number as its revision', async (title, ...revisions) => {
  for (const SubmissionRevision of revisions)
    expect(await send(byTitle(title), { SubmissionRevision })).toEqual(
      refused(
        expect.stringMatching(/^SubmissionRevision: expected (the digits of )?a whole number from 1, got /),
      ),
    );
});

it('a correction keeps id, time and place in the list, and has its own request', async () => {
  await send(short);
  await send(short, { SubmissionId: 'second' });
  const before = test.sandbox.records().map(({ id, receivedAt }) => ({ id, receivedAt }));
  await send({ ...byTitle('short as form'), path: '/api-base/acme/lead' }, { SubmissionRevision: 2 });
  await send(short, { SubmissionRevision: 2 }); // only counted
  expect(test.sandbox.records()).toMatchObject(before);
  expect(test.sandbox.records()[1]).toMatchObject({
    path: '/api-base/acme/lead',
    contentType: contentTypes.form,
    headers: { 'content-type': expect.stringContaining(contentTypes.form) },
  });
});

it('a refused correction leaves the record as it was', async () => {
  await send(short);
  expect((await send(short, { SubmissionRevision: 2, FormPhone: 'none' })).status).toBe(422);
  expect(test.sandbox.records()).toMatchObject([{ attempts: 1, revision: 1 }]);
});

it('every reason to refuse a lead is told, and nothing is stored', async () => {
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
