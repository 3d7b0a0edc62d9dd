import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from '../check-fields.ts';
import { startTestSandbox } from '../test-sandbox.ts';
import { byTitle, calls, refused, sendCall, type SampleCall } from './every-call.ts';

const test = await startTestSandbox();
afterAll(() => test.stop());
beforeEach(() => test.clear());

const send = (call: SampleCall, change?: Fields) => sendCall(test, call, change);
const short = byTitle('short as json');

const form = 'application/x-www-form-urlencoded';

describe.each(calls.filter(({ fields }) => 'SubmissionId' in fields))('a $title that comes again', (call) => {
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

  it('is refused with the id of another brand, whose record stays', async () => {
    await send(call);
    const { status } = await send({ ...call, path: call.path.replace('acme', 'birch') });
    expect(status).toBe(422);
    expect(test.sandbox.records()).toMatchObject([{ path: call.path, attempts: 1 }]);
  });
});

describe('the token of a lead that comes again', () => {
  const again = async (change: Fields) => {
    const captcha = await test.token();
    await send(short, { captcha });
    return (await send(short, { captcha, ...change })).status;
  };

  it('is not looked at, as browsers resend requests (R59)', async () => {
    expect(await again({})).toBe(200);
    expect(test.sandbox.records()).toMatchObject([{ attempts: 2, revision: 1 }]);
  });

  it.each<Fields>([{ FormPhone: '021 555 9999' }, { SubmissionRevision: 2 }, { SubmissionId: 'another' }])(
    'has to be a new one if anything has changed: %j',
    async (change) => {
      expect(await again(change)).toBe(422);
    },
  );
});

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
    contentType: form,
    headers: { 'content-type': expect.stringContaining(form) },
  });
});

it('a refused correction leaves the record as it was', async () => {
  await send(short);
  expect((await send(short, { SubmissionRevision: 2, FormPhone: 'none' })).status).toBe(422);
  expect(test.sandbox.records()).toMatchObject([{ attempts: 1, revision: 1 }]);
});
