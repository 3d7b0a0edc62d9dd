import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdDelays, type HeldDelays } from '../hold-delays.ts';
import { sampleLeads, writers } from '../leads/sample-leads.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

const assets = mkdtempSync(join(tmpdir(), 'assets-'));
const script = `console.log(${JSON.stringify('x'.repeat(5_000))});\n`;

let test: TestSandbox;
beforeAll(async () => {
  mkdirSync(join(assets, '1'));
  writeFileSync(join(assets, '1/loader.js'), script);
  const site = (_request: unknown, response: { send(body: string): void }) =>
    response.send('<h1>The site</h1>');
  test = await startTestSandbox({ assets, site });
});
afterAll(async () => {
  await test.stop();
  rmSync(assets, { recursive: true });
});
afterEach(async () => {
  await test.call('/__sandbox/faults', { method: 'DELETE' });
  await test.call('/__sandbox/records', { method: 'DELETE' });
});

const arm = async (fault: object) =>
  expect((await test.call('/__sandbox/faults', { json: fault })).status).toBe(204);
const sendLead = async () =>
  test.call('/acme/lead', { json: { ...sampleLeads.short.fields, captcha: await test.token() } });
const loader = '/adviser-widgets/1/loader.js';

describe('status', () => {
  it('fails the next request only, and stores nothing', async () => {
    await arm({ path: '/lead', status: 503 });
    expect((await sendLead()).status).toBe(503);
    expect(test.sandbox.records()).toEqual([]);
    expect((await sendLead()).status).toBe(201);
  });
  it('fails as many as requested', async () => {
    await arm({ path: '/lead', status: 500, times: 2 });
    expect((await sendLead()).status).toBe(500);
    expect((await sendLead()).status).toBe(500);
    expect((await sendLead()).status).toBe(201);
  });
  it('defaults to 500', async () => {
    await arm({ path: '/lead' });
    expect((await sendLead()).status).toBe(500);
  });
  it('can be read by a page of this machine', async () => {
    await arm({ path: loader, status: 404 });
    const response = await test.call(loader, { headers: { Origin: 'http://localhost:6006' } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:6006');
  });
});

it('body and contentType are sent as given, with 200 and nothing stored', async () => {
  await arm({ path: '/lead', body: '<h1>Thanks</h1>', contentType: 'text/html' });
  const response = await sendLead();
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html');
  expect(await response.text()).toBe('<h1>Thanks</h1>');
  expect(test.sandbox.records()).toEqual([]);
});

it('headers are sent as given', async () => {
  await arm({ path: '/lead', status: 429, headers: { 'Retry-After': '30' } });
  expect((await sendLead()).headers.get('Retry-After')).toBe('30');
});

it('an empty body with 204 is possible', async () => {
  await arm({ path: '/lead', status: 204 });
  expect(await (await sendLead()).text()).toBe('');
});

it('reset breaks the connection', async () => {
  await arm({ path: '/lead', reset: true });
  await expect(sendLead()).rejects.toThrow();
  expect(test.sandbox.records()).toEqual([]);
});

describe('delayMs', () => {
  let delays: HeldDelays;
  beforeEach(() => void (delays = holdDelays()));
  afterEach(() => void vi.useRealTimers());

  it('delays an answer that succeeds', async () => {
    await arm({ path: '/lead', delayMs: 150 });
    let isAnswered = false;
    const sent = sendLead().finally(() => (isAnswered = true));
    await delays.begun(150);
    await vi.advanceTimersByTimeAsync(149);
    expect(test.sandbox.records()).toEqual([]);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await sent).status).toBe(201);
  });
  it('delays a failure, with a status', async () => {
    await arm({ path: '/lead', delayMs: 50, status: 502 });
    const sent = sendLead();
    await delays.begun(50);
    await vi.advanceTimersByTimeAsync(50);
    expect((await sent).status).toBe(502);
  });
  it('does nothing for a visitor who has left meanwhile', async () => {
    await arm({ path: '/lead', delayMs: 200 });
    const json = { ...sampleLeads.short.fields, captcha: await test.token() };
    const visit = new AbortController();
    const sent = test.call('/acme/lead', { json, signal: visit.signal });
    await delays.begun(200);
    visit.abort();
    await expect(sent).rejects.toThrow();
    await delays.dropped(200);
    await vi.advanceTimersByTimeAsync(200);
    expect(test.sandbox.records()).toEqual([]);
  });
});

describe('truncate', () => {
  it('truncates an asset', async () => {
    await arm({ path: loader, truncate: true });
    const response = await test.call(loader, { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe(String(script.length));
    await expect(response.text()).rejects.toThrow();
  });
  it('truncates its own body for a lead, and stores nothing', async () => {
    await arm({ path: '/lead', truncate: true, body: '{"ok":true}' });
    const response = await sendLead();
    await expect(response.text()).rejects.toThrow();
    expect(test.sandbox.records()).toEqual([]);
  });
});

describe('commit', () => {
  it.each([{ status: 500 }, { reset: true }, { truncate: true }, { body: '' }, { delayMs: 20 }])(
    'stores the lead, then fails with %j',
    async (fault) => {
      await arm({ path: '/lead', commit: true, ...fault });
      await sendLead()
        .then((response) => response.text())
        .catch(() => undefined);
      expect(test.sandbox.records()).toMatchObject([{ kind: 'lead', attempts: 1 }]);
    },
  );
  it('stores a lead that the visitor did not wait for', async () => {
    await arm({ path: '/lead', commit: true, delayMs: 10_000 });
    const json = { ...sampleLeads.short.fields, captcha: await test.token() };
    const visit = new AbortController();
    const sent = test.call('/acme/lead', { json, signal: visit.signal });
    await vi.waitFor(() => expect(test.sandbox.records()).toHaveLength(1), { timeout: 20_000 });
    visit.abort();
    await expect(sent).rejects.toThrow();
    expect(test.sandbox.records()).toHaveLength(1);
  });
  it('answers with the failure, not with the success behind it', async () => {
    await arm({ path: '/lead', commit: true, status: 504 });
    const response = await sendLead();
    expect(response.status).toBe(504);
    expect(await response.text()).toContain('asked for');
  });
});

describe('a job application', () => {
  const apply = async () => {
    const fields = { ...sampleLeads['job-application'].fields, captcha: await test.token() };
    return test.call('/acme/recruitment', { method: 'POST', body: writers.multipart(fields) });
  };
  it('fails like any lead, and stores nothing', async () => {
    await arm({ path: '/recruitment', status: 503 });
    expect((await apply()).status).toBe(503);
    expect(test.sandbox.records()).toHaveLength(0);
    expect((await apply()).status).toBe(201);
    expect(test.sandbox.records()).toHaveLength(1);
  });
  it('is stored if only the answer is lost (fault 19)', async () => {
    await arm({ path: '/recruitment', commit: true, reset: true });
    await expect(apply()).rejects.toThrow();
    expect((await apply()).status).toBe(200);
    expect(test.sandbox.records()).toMatchObject([{ kind: 'recruitment', attempts: 2 }]);
  });
});

describe('preflight', () => {
  const preflight = () =>
    test.call('/acme/lead', { method: 'OPTIONS', headers: { Origin: 'http://localhost:1' } });
  it('passes by default and uses nothing up', async () => {
    await arm({ path: '/lead', status: 500 });
    expect((await preflight()).status).toBe(204);
    expect((await sendLead()).status).toBe(500);
  });
  it('fails on request, without CORS headers', async () => {
    await arm({ path: '/lead', status: 403, preflight: true });
    const response = await preflight();
    expect(response.status).toBe(403);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect((await sendLead()).status).toBe(201);
  });
});

describe('path', () => {
  it.each([loader, '/', '/some/page', '/stand-ins/captcha/api.js'])('%s can fail', async (path) => {
    await arm({ path, status: 418 });
    expect((await test.call(`${path}?query=1`)).status).toBe(418);
    expect((await test.call(path)).status).toBe(200);
  });
  it('under /__sandbox/ never fails', async () => {
    await arm({ path: '/health', status: 500 });
    expect((await test.call('/__sandbox/health')).status).toBe(200);
  });
  it('matches only the end', async () => {
    await arm({ path: '/acme', status: 500 });
    expect((await sendLead()).status).toBe(201);
  });
});

it('forgets its faults on DELETE', async () => {
  await arm({ path: '/lead', times: 9 });
  expect((await test.call('/__sandbox/faults', { method: 'DELETE' })).status).toBe(204);
  expect((await sendLead()).status).toBe(201);
});
