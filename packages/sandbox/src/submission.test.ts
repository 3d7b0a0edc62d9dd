import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from './check-fields.ts';
import { sampleCalls } from './customers/sample-calls.ts';
import { sampleLeads, samplesByEncoding, writers } from './leads/sample-leads.ts';
import type { Encoding } from './read-body.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());
beforeEach(() => test.call('/__sandbox/records', { method: 'DELETE' }));

interface Submission {
  readonly title: string;
  readonly path: string;
  readonly encoding: Encoding;
  readonly fields: Fields;
  /** A field that a visitor may correct, with its new value. */
  readonly corrected: readonly [name: string, value: string];
}

const submissions: Submission[] = [
  ...samplesByEncoding.map(([name, encoding]): Submission => {
    const { endpoint, fields } = sampleLeads[name];
    return {
      title: `${name} as ${encoding}`,
      path: `/acme/${endpoint}`,
      encoding,
      fields,
      corrected: ['FormPhone', '021 555 9999'],
    };
  }),
  { title: 'survey', ...sampleCalls.survey, corrected: ['FormMessage', 'Better'] },
  { title: 'gift', ...sampleCalls.gift, corrected: ['capChoice', 'Sweet Treat'] },
  { title: 'referral', ...sampleCalls.referral, corrected: ['CampaignId', 'another'] },
];

async function send({ path, encoding, fields }: Submission, change: Fields): Promise<Response> {
  const token = 'tracking' in fields ? { captcha: await test.token() } : {};
  return test.call(path, { method: 'POST', body: writers[encoding]({ ...fields, ...token, ...change }) });
}

/** Returns the value, attempts and revision of the only record. */
async function stored({ corrected: [name] }: Submission) {
  const records = (await (await test.call('/__sandbox/records')).json()) as {
    fields: Fields;
    attempts: number;
    revision: number;
  }[];
  expect(records).toHaveLength(1);
  return records.map(({ fields, attempts, revision }) => ({ value: fields[name], attempts, revision }))[0];
}

async function errorsOf(response: Response): Promise<unknown> {
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: unknown }).errors;
}

describe.each(submissions)('the id of a $title, repeated', (submission) => {
  const { fields, corrected, encoding } = submission;
  const [name, correction] = corrected;
  const original = fields[name];
  const correct = (revision?: number) => ({
    [name]: correction,
    ...(revision && { SubmissionRevision: revision }),
  });

  it('with no revision is counted and stores nothing', async () => {
    expect((await send(submission, {})).status).toBe(201);
    expect((await send(submission, correct())).status).toBe(200);
    expect(await stored(submission)).toEqual({ value: original, attempts: 2, revision: 1 });
  });

  it('with the same revision is counted and stores nothing', async () => {
    expect((await send(submission, { SubmissionRevision: 2 })).status).toBe(201);
    expect((await send(submission, correct(2))).status).toBe(200);
    expect(await stored(submission)).toEqual({ value: original, attempts: 2, revision: 2 });
  });

  it('with a lower revision is counted and stores nothing', async () => {
    await send(submission, { SubmissionRevision: 3 });
    expect((await send(submission, correct(2))).status).toBe(200);
    expect((await send(submission, correct())).status).toBe(200);
    expect(await stored(submission)).toEqual({ value: original, attempts: 3, revision: 3 });
  });

  it('with a higher revision replaces the fields', async () => {
    await send(submission, {});
    expect((await send(submission, correct(2))).status).toBe(200);
    expect(await stored(submission)).toEqual({ value: correction, attempts: 2, revision: 2 });
  });

  it('compares revisions as numbers', async () => {
    await send(submission, { SubmissionRevision: 9 });
    await send(submission, correct(10));
    expect(await stored(submission)).toEqual({ value: correction, attempts: 2, revision: 10 });
  });

  it.each([0, -1, 1.5, 9_007_199_254_740_992])(
    'with the revision %d is refused',
    async (SubmissionRevision) => {
      const expected = encoding === 'json' ? 'a whole number from 1' : 'the digits of a whole number from 1';
      expect(await errorsOf(await send(submission, { SubmissionRevision }))).toEqual([
        expect.stringContaining(`SubmissionRevision: expected ${expected}, got `),
      ]);
    },
  );
});

describe('a revision', () => {
  const json: Submission = {
    title: '',
    path: '/acme/lead',
    encoding: 'json',
    fields: sampleLeads.short.fields,
    corrected: ['FormPhone', ''],
  };
  const form: Submission = { ...json, encoding: 'form' };

  it.each(['2', null, true])('is a number in JSON, so %j is refused', async (SubmissionRevision) => {
    expect(await errorsOf(await send(json, { SubmissionRevision }))).toEqual([
      `SubmissionRevision: expected a whole number from 1, got ${JSON.stringify(SubmissionRevision)}`,
    ]);
  });

  it.each(['', ' 2', '02', '2.0', '1e3', 'two', '9007199254740993'])(
    'is digits in other encodings, so %j is refused',
    async (SubmissionRevision) => {
      expect(await errorsOf(await send(form, { SubmissionRevision }))).toEqual([
        `SubmissionRevision: expected the digits of a whole number from 1, got ${JSON.stringify(SubmissionRevision)}`,
      ]);
    },
  );

  it('does not allow a used captcha token', async () => {
    const captcha = await test.token();
    await send(json, { captcha });
    expect(await errorsOf(await send(json, { captcha, SubmissionRevision: 2, FormPhone: '1' }))).toEqual([
      'captcha: expected a new token, got one used before',
    ]);
    expect(test.sandbox.records()).toMatchObject([
      { attempts: 1, revision: 1, fields: { FormPhone: sampleLeads.short.fields.FormPhone } },
    ]);
  });

  it('that is refused for its content leaves the record unchanged', async () => {
    await send(json, {});
    await errorsOf(await send(json, { SubmissionRevision: 2, FormPhone: 'none' }));
    expect(test.sandbox.records()).toMatchObject([{ attempts: 1, revision: 1 }]);
  });

  it('keeps the time and place of the record in the list', async () => {
    await send(json, {});
    await send(json, { SubmissionId: 'second' });
    const before = test.sandbox.records().map(({ id, receivedAt }) => [id, receivedAt]);
    await send(json, { SubmissionRevision: 2 });
    expect(test.sandbox.records().map(({ id, receivedAt }) => [id, receivedAt])).toEqual(before);
  });

  it('stores the request of the new fields', async () => {
    await send(json, {});
    const token = { captcha: await test.token(), SubmissionRevision: 2 };
    await test.call('/api-base/acme/lead', {
      method: 'POST',
      body: writers.form({ ...json.fields, ...token }),
    });
    const contentType = 'application/x-www-form-urlencoded';
    expect(test.sandbox.records()).toMatchObject([
      {
        path: '/api-base/acme/lead',
        contentType,
        headers: { 'content-type': expect.stringContaining(contentType) },
      },
    ]);
  });

  it('is not a field of a subscription', async () => {
    const { path, fields } = sampleCalls.subscription;
    expect(await errorsOf(await test.call(path, { json: { ...fields, SubmissionRevision: 1 } }))).toEqual([
      'SubmissionRevision: expected no such field in the subscription, got 1',
    ]);
  });
});

it('a file from before revisions existed is read, and stores them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const db = join(folder, 'data.sqlite');
  const old = new DatabaseSync(db);
  old.exec(`
    CREATE TABLE records (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, received_at TEXT NOT NULL,
      path TEXT NOT NULL, content_type TEXT NOT NULL, headers TEXT NOT NULL, fields TEXT NOT NULL,
      submission_id TEXT UNIQUE, attempts INTEGER NOT NULL DEFAULT 1) STRICT;
    INSERT INTO records (kind, received_at, path, content_type, headers, fields, submission_id)
      VALUES ('gift', '2026-01-01T00:00:00.000Z', '/api/acme/cap/gift', 'application/json', '{}', '{"capChoice":"Tree"}', 'gift-1');
  `);
  old.close();
  for (const revision of [1, 2]) {
    const again = await startTestSandbox({ db });
    expect(again.sandbox.records()).toMatchObject([{ revision, attempts: revision }]);
    if (revision === 1)
      await again.call(sampleCalls.gift.path, {
        json: { ...sampleCalls.gift.fields, SubmissionRevision: 2 },
      });
    await again.stop();
  }
  rmSync(folder, { recursive: true });
});
