import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fields } from '../check-fields.ts';
import { sampleCalls } from '../customers/sample-calls.ts';
import { sampleLeads, writers } from '../leads/sample-leads.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import type { FaultRequest } from './fault-setting.ts';

// Tests everything that can happen between a press and the record, as a page of another origin sees it.

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());
afterEach(async () => {
  test.sandbox.heal();
  await test.call('/__sandbox/records', { method: 'DELETE' });
});

interface Call {
  readonly path: string;
  readonly encoding: keyof typeof writers;
  readonly fields: Fields;
}

const calls: [string, Call][] = [
  ['lead as JSON', { path: '/acme/lead', encoding: 'json', fields: sampleLeads.short.fields }],
  ['lead as form', { path: '/acme/lead', encoding: 'form', fields: sampleLeads.short.fields }],
  [
    'call-centre',
    { path: '/acme/call-centre', encoding: 'json', fields: sampleLeads['request-call'].fields },
  ],
  [
    'recruitment',
    { path: '/acme/recruitment', encoding: 'multipart', fields: sampleLeads['job-application'].fields },
  ],
  ['survey', sampleCalls.survey],
  ['gift', sampleCalls.gift],
  ['referral', sampleCalls.referral],
];

const Origin = 'http://localhost:6006';

async function send({ path, encoding, fields }: Call, init: RequestInit = {}): Promise<Response> {
  const token = 'tracking' in fields ? { captcha: await test.token() } : {};
  const body = writers[encoding]({ ...fields, ...token });
  return test.call(path, { method: 'POST', headers: { Origin }, body, redirect: 'manual', ...init });
}

/** What the page gets: a status and whether the body is complete, or no answer. */
async function outcome(
  answer: Promise<Response>,
): Promise<{ status: number; isWhole: boolean } | 'no answer'> {
  try {
    const response = await answer;
    const isWhole = await response.text().then(
      () => true,
      () => false,
    );
    return { status: response.status, isWhole };
  } catch {
    return 'no answer';
  }
}

/** Returns the unused faults, from the first server-sent event. */
async function waitingFaults(): Promise<unknown> {
  const reader = (await test.call('/__sandbox/events')).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  const { value = '' } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return (JSON.parse(value.replace('data: ', '')) as { faults: unknown }).faults;
}

const stored = () => test.sandbox.records().map(({ attempts }) => attempts);

describe.each(calls)('a %s', (_name, call) => {
  const fail = (fault: Omit<FaultRequest, 'path'>) => test.sandbox.fail({ path: call.path, ...fault });

  it('is not stored, and its 200 is truncated', async () => {
    fail({ truncate: true });
    expect(await outcome(send(call))).toEqual({ status: 200, isWhole: false });
    expect(stored()).toEqual([]);
  });

  it('is stored, and its 201 is truncated', async () => {
    fail({ truncate: true, commit: true });
    expect(await outcome(send(call))).toEqual({ status: 201, isWhole: false });
    expect(stored()).toEqual([1]);
  });

  it('is stored once, though the answer is truncated and it is sent again', async () => {
    fail({ truncate: true, commit: true });
    await outcome(send(call));
    expect(await outcome(send(call))).toEqual({ status: 200, isWhole: true });
    expect(stored()).toEqual([2]);
  });

  it('is stored, and its answer is lost', async () => {
    fail({ reset: true, commit: true });
    expect(await outcome(send(call))).toBe('no answer');
    expect(stored()).toEqual([1]);
  });

  it('is not stored, as the connection breaks first', async () => {
    fail({ reset: true });
    expect(await outcome(send(call))).toBe('no answer');
    expect(stored()).toEqual([]);
  });

  it('is not stored, as no answer comes', async () => {
    fail({ delayMs: 600_000 });
    const left = new AbortController();
    const answer = outcome(send(call, { signal: left.signal }));
    await expect.poll(waitingFaults).toEqual([]); // the request has arrived
    left.abort();
    expect(await answer).toBe('no answer');
    expect(stored()).toEqual([]);
  });

  it('is stored, though no answer comes', async () => {
    fail({ delayMs: 600_000, commit: true });
    const left = new AbortController();
    const answer = outcome(send(call, { signal: left.signal }));
    await expect.poll(stored).toEqual([1]);
    left.abort();
    expect(await answer).toBe('no answer');
  });

  it.each([400, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504])(
    'is answered with %i and not stored',
    async (status) => {
      fail({ status });
      expect(await outcome(send(call))).toEqual({ status, isWhole: true });
      expect(stored()).toEqual([]);
    },
  );

  it('is answered with 503, though it is stored', async () => {
    fail({ status: 503, commit: true });
    expect(await outcome(send(call))).toEqual({ status: 503, isWhole: true });
    expect(stored()).toEqual([1]);
  });

  it('is answered with a 201 without a body', async () => {
    fail({ status: 201, body: '', commit: true });
    expect(await outcome(send(call))).toEqual({ status: 201, isWhole: true });
    expect(stored()).toEqual([1]);
  });

  it.each([301, 302, 307, 308])('is redirected with %i', async (status) => {
    fail({ status, headers: { Location: 'http://localhost:1/elsewhere' } });
    const response = await send(call);
    expect(response.status).toBe(status);
    expect(response.headers.get('Location')).toBe('http://localhost:1/elsewhere');
    expect(stored()).toEqual([]);
  });

  it.each(['30', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'gets %s as the time to retry, in a header that a page can read',
    async (time) => {
      fail({ status: 503, headers: { 'Retry-After': time } });
      const { headers } = await send(call);
      expect(headers.get('Retry-After')).toBe(time);
      expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
      expect(headers.get('Access-Control-Allow-Origin')).toBe(Origin);
    },
  );

  it('gets no time to retry unless requested', async () => {
    fail({ status: 503 });
    expect((await send(call)).headers.get('Retry-After')).toBeNull();
  });
});

describe('a truncated answer', () => {
  const [, call] = calls[0] ?? [];
  const cut = async (fault: Omit<FaultRequest, 'path'>) => {
    test.sandbox.fail({ path: '/lead', truncate: true, ...fault });
    return call && outcome(send(call));
  };

  it.each(['', '1', '{"ok":true}'])('is truncated at any length: %j', async (body) => {
    expect(await cut({ body })).toEqual({ status: 200, isWhole: false });
  });
  it.each([201, 302, 422, 500])('has the requested status %i', async (status) => {
    expect(await cut({ status, commit: true })).toEqual({ status, isWhole: false });
  });
  it('is also truncated for a refused lead', async () => {
    test.sandbox.fail({ path: '/lead', truncate: true, commit: true });
    expect(await outcome(test.call('/acme/lead', { json: {} }))).toEqual({ status: 422, isWhole: false });
  });
});
