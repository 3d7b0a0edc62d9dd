import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdDelays } from '../hold-delays.ts';
import { sampleLeads, writers } from '../leads/sample-leads.ts';
import { startTestSandbox } from '../test-sandbox.ts';
import type { FaultRequest } from './fault-setting.ts';

// Tests everything that can happen between a press and the record, as a page of another origin sees it.

const assets = mkdtempSync(join(tmpdir(), 'assets-'));
const script = `console.log(${JSON.stringify('x'.repeat(5_000))});\n`;
mkdirSync(join(assets, '1'));
writeFileSync(join(assets, '1/loader.js'), script);
const loader = '/adviser-widgets/1/loader.js';

const test = await startTestSandbox({
  assets,
  site: (_request, response) => void response.send('<h1>The site</h1>'),
});
afterAll(async () => {
  await test.stop();
  rmSync(assets, { recursive: true });
});
beforeEach(() => test.clear());

type FaultKeys = Omit<FaultRequest, 'path'>;
const arm = async (fault: FaultRequest) =>
  expect((await test.call('/__sandbox/faults', { json: fault })).status).toBe(204);

const Origin = 'http://localhost:6006';
const samples = {
  lead: { path: '/acme/lead', encoding: 'json', fields: sampleLeads.short.fields },
  'job application': {
    path: '/acme/recruitment',
    encoding: 'multipart',
    fields: sampleLeads['job-application'].fields,
  },
} as const;
type Sample = keyof typeof samples;

async function send(sample: Sample = 'lead', init: RequestInit = {}): Promise<Response> {
  const { path, encoding, fields } = samples[sample];
  const body = writers[encoding]({ ...fields, captcha: await test.token() });
  return test.call(path, { method: 'POST', headers: { Origin }, body, redirect: 'manual', ...init });
}

/** What the page gets: a status and the body, as far as it came, or no answer. */
async function outcome(answer: Promise<Response>): Promise<string> {
  try {
    const response = await answer;
    const body = await response.text().catch(() => '(broken off)');
    return `${response.status} ${body}`;
  } catch {
    return 'no answer';
  }
}

const stored = () => test.sandbox.records().map(({ attempts }) => attempts);
const asked = '{"errors":["This failure was asked for at /__sandbox/faults."]}';
const html = '<h1>Thanks</h1>';

/** The fault, what the page gets, and whether the lead is stored. */
const faults: [FaultKeys, answer: string, isStored?: 'stored'][] = [
  [{}, `500 ${asked}`],
  [{ status: 200 }, `200 ${asked}`],
  [{ status: 599 }, `599 ${asked}`],
  [{ status: 503, commit: true }, `503 ${asked}`, 'stored'],
  [{ status: 204 }, '204 '],
  [{ status: 201, body: '', commit: true }, '201 ', 'stored'],
  [{ body: html, contentType: 'text/html' }, `200 ${html}`],
  [{ status: 202, body: html }, `202 ${html}`],
  [{ status: 307, headers: { Location: '/' } }, `307 ${asked}`],
  [{ reset: true }, 'no answer'],
  [{ reset: true, commit: true }, 'no answer', 'stored'],
  [{ truncate: true }, '200 (broken off)'],
  [{ truncate: true, body: '' }, '200 (broken off)'],
  [{ truncate: true, body: '1' }, '200 (broken off)'],
  [{ truncate: true, commit: true }, '201 (broken off)', 'stored'],
  [{ truncate: true, commit: true, status: 302 }, '302 (broken off)', 'stored'],
  [{ delayMs: 0, status: 502 }, `502 ${asked}`],
  [{ delayMs: 20, commit: true }, `500 ${asked}`, 'stored'],
];

describe.each(['lead', 'job application'] as const)('a %s with the fault', (sample) => {
  it.each(faults)('%j', async (fault, answer, isStored) => {
    await arm({ path: samples[sample].path, ...fault });
    expect(await outcome(send(sample))).toBe(answer);
    expect(stored()).toEqual(isStored ? [1] : []);
    expect(await outcome(send(sample))).toMatch(isStored ? /^200 .+"attempts":2/ : /^201 /);
  });
});

it('a lead that is refused is cut too', async () => {
  await arm({ path: '/lead', truncate: true, commit: true });
  expect(await outcome(test.call('/acme/lead', { json: {} }))).toBe('422 (broken off)');
});

it('a fault is counted down, and forgotten on DELETE', async () => {
  await arm({ path: '/lead', times: 2 });
  await arm({ path: '/lead', times: 9, status: 503 });
  const statuses = [await send(), await send(), await send()].map(({ status }) => status);
  expect(statuses).toEqual([500, 500, 503]);
  expect((await test.call('/__sandbox/faults', { method: 'DELETE' })).status).toBe(204);
  expect((await send()).status).toBe(201);
});

it('a page of this machine can read the failure, with the headers that were asked for', async () => {
  await arm({ path: '/lead', status: 429, headers: { 'Retry-After': '30' } });
  const { headers } = await send();
  expect(Object.fromEntries(headers)).toMatchObject({
    'retry-after': '30',
    'access-control-expose-headers': 'Retry-After',
    'access-control-allow-origin': Origin,
  });
});

it.each([
  [{}, 'application/json'],
  [{ body: 'Thanks' }, 'text/plain; charset=utf-8'],
  [{ body: html, contentType: 'text/html' }, 'text/html'],
])('the failure %j is sent as %s', async (fault, contentType) => {
  await arm({ path: '/lead', ...fault });
  expect((await send()).headers.get('Content-Type')).toBe(contentType);
});

describe('delayMs', () => {
  it('delays the true answer', async () => {
    const delays = holdDelays();
    await arm({ path: '/lead', delayMs: 150 });
    let isAnswered = false;
    const sent = send().finally(() => (isAnswered = true));
    await delays.begun(150);
    await vi.advanceTimersByTimeAsync(149);
    expect(isAnswered).toBe(false);
    expect(stored()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await sent).status).toBe(201);
    vi.useRealTimers();
  });

  it.each([
    ['nothing', {}, []],
    ['the lead', { commit: true }, [1]],
  ])('stores %s of a visitor who has left meanwhile: %j', async (_what, fault, records) => {
    const delays = holdDelays();
    await arm({ path: '/lead', delayMs: 200, ...fault });
    const visit = new AbortController();
    const answer = outcome(send('lead', { signal: visit.signal }));
    await delays.begun(200);
    visit.abort();
    expect(await answer).toBe('no answer');
    await delays.dropped(200);
    await vi.advanceTimersByTimeAsync(200);
    expect(stored()).toEqual(records);
    vi.useRealTimers();
  });
});

it('half of a file is announced as the whole', async () => {
  await arm({ path: loader, truncate: true });
  const response = await test.call(loader, { headers: { 'Accept-Encoding': 'identity' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Length')).toBe(String(script.length));
  await expect(response.text()).rejects.toThrow();
});

describe('preflight', () => {
  const preflight = () => test.call('/acme/lead', { method: 'OPTIONS', headers: { Origin } });

  it('passes by default and uses nothing up', async () => {
    await arm({ path: '/lead', status: 500 });
    expect((await preflight()).status).toBe(204);
    expect((await send()).status).toBe(500);
  });

  it('fails on request, without CORS headers', async () => {
    await arm({ path: '/lead', status: 403, preflight: true });
    const response = await preflight();
    expect(response.status).toBe(403);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect((await send()).status).toBe(201);
  });
});

it.each([
  [loader, 418],
  ['/', 418],
  ['/some/page', 418],
  ['/stand-ins/captcha/api.js', 418],
  ['/api/blog', 418],
  ['/__sandbox/health', 200],
])('the next request for %s is answered with %i', async (path, status) => {
  await arm({ path, status: 418 });
  expect((await test.call(`${path}?query=1`)).status).toBe(status);
  expect((await test.call(path)).status).toBe(200);
});

it('only the end of a path is compared', async () => {
  await arm({ path: '/acme', status: 500 });
  expect((await send()).status).toBe(201);
});
