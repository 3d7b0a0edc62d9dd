import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLoopbackOrigin } from './loopback.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());

const loopback = [
  'http://localhost:6006',
  'https://app.localhost',
  'http://127.0.0.1:4400',
  'http://127.9.8.7',
  'http://[::1]:3000',
];
const foreign = [
  'https://example.nz',
  'http://localhost.example.nz',
  'http://127.0.0.1.example.nz',
  'http://192.168.1.2',
  'file://',
  'localhost',
  '',
  'null',
];

it.each(loopback)('%s is on this machine', (origin) => expect(isLoopbackOrigin(origin)).toBe(true));
it.each(foreign)('%s is not on this machine', (origin) => expect(isLoopbackOrigin(origin)).toBe(false));

/** What a page opened from a file needs; its origin is `null`. */
const openToFiles = [
  '/__sandbox/config.json',
  '/adviser-widgets/1/loader.js',
  '/adviser-widgets/1.0.0/assets/runtime-abc123.js',
  '/stand-ins/captcha/anchor.html',
  '/stand-ins/analytics/heap.js',
  '/stand-ins/analytics/calls',
  '/stand-ins/maps/geocode',
  '/acme/lead',
  '/api-base/acme/lead',
  '/acme/call-centre',
  '/acme/recruitment',
  '/acme/request-survey',
  '/acme/braze/user/update-email-subscription',
  '/acme/adviser-search/6011',
  '/api/acme/cap/gift',
  '/api/acme/cap/referral',
  '/api/mortgage-brokers/list',
  '/api/blog/insurance',
  '/cdn/advisers/none.svg',
  '/1/isalive',
  '/1/indexes/*/queries',
];
const closedToFiles = [
  '/__sandbox/',
  '/__sandbox/health',
  '/__sandbox/records',
  '/__SANDBOX/records',
  '//__sandbox/records',
  '/__sandbox/records/',
  '/__sandbox/faults',
  '/__sandbox/captcha',
  '/__sandbox/captcha-token',
  '/__sandbox/maps',
  '/__sandbox/events',
  '/__sandbox/config.json/..',
  '/',
  '/blog/insurance',
  '/nowhere',
];

async function allowedOrigin(path: string, origin: string): Promise<string | null> {
  const answer = await test.call(path, { headers: { Origin: origin }, redirect: 'manual' });
  await answer.body?.cancel(); // an event stream never ends
  return answer.headers.get('Access-Control-Allow-Origin');
}

describe.each([...openToFiles, ...closedToFiles])('%s', (path) => {
  it.each(loopback)('can be read from %s', async (origin) => {
    expect(await allowedOrigin(path, origin)).toBe(origin);
  });
  it('cannot be read from other origins', async () => {
    expect(await allowedOrigin(path, 'https://example.nz')).toBeNull();
  });
  it('varies by origin for caches, and can be timed', async () => {
    const answer = await test.call(path, { redirect: 'manual' });
    await answer.body?.cancel();
    expect(answer.headers.get('Vary')).toContain('Origin');
    expect(answer.headers.get('Timing-Allow-Origin')).toBe('*');
  });
  it('lets a page of this machine read when to retry', async () => {
    const answer = await test.call(path, { headers: { Origin: 'http://localhost:1' }, redirect: 'manual' });
    await answer.body?.cancel();
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
  });
  it('answers a preflight from this machine', async () => {
    const { status, headers } = await preflight(path);
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:1');
  });
  it('refuses a preflight from elsewhere', async () => {
    const { status, headers } = await preflight(path, { Origin: 'https://example.nz' });
    expect(status).toBe(403);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe.each(openToFiles)('a page opened from a file, at %s', (path) => {
  it('can read the answer', async () => expect(await allowedOrigin(path, 'null')).toBe('null'));
  it('passes the preflight', async () => {
    const { status, headers } = await preflight(path, { Origin: 'null' });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('null');
  });
  it('can embed it', async () => {
    expect((await test.call(path)).headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });
});

it.each([
  ['/__sandbox/records', 'same-origin'],
  ['/__SANDBOX/records', 'same-origin'],
  ['/__sandbox/captcha-token', 'same-origin'],
  ['/assets/house.svg', 'cross-origin'],
])('%s can be loaded by pages of the %s', async (path, policy) => {
  expect((await test.call(path)).headers.get('Cross-Origin-Resource-Policy')).toBe(policy);
});

describe.each(closedToFiles)('a page opened from a file, or a frame in a sandbox, at %s', (path) => {
  it('cannot read the answer', async () => expect(await allowedOrigin(path, 'null')).toBeNull());
  it('fails in the preflight', async () => {
    const { status, headers } = await preflight(path, { Origin: 'null' });
    expect(status).toBe(403);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

it('a failure of the API can be read by a page opened from a file', async () => {
  test.sandbox.fail({ path: '/lead', status: 503 });
  expect(await allowedOrigin('/acme/lead', 'null')).toBe('null');
});

describe('a preflight', () => {
  it('allows Content-Type and no other header', async () => {
    const { headers } = await preflight('/acme/lead', {
      'Access-Control-Request-Headers': 'content-type,x-request-id',
    });
    expect(headers.get('Access-Control-Allow-Headers')).toBe('content-type');
  });
  it('allows private network access if requested', async () => {
    const asked = await preflight('/acme/lead', { 'Access-Control-Request-Private-Network': 'true' });
    expect(asked.headers.get('Access-Control-Allow-Private-Network')).toBe('true');
    expect((await preflight('/acme/lead')).headers.get('Access-Control-Allow-Private-Network')).toBeNull();
  });
});

function preflight(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return test.call(path, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:1', 'Access-Control-Request-Method': 'POST', ...headers },
  });
}
