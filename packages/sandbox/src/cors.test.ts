import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLoopback } from './cors.ts';
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
  'null',
];
const foreign = [
  'https://example.nz',
  'http://localhost.example.nz',
  'http://127.0.0.1.example.nz',
  'http://192.168.1.2',
  'file://',
  'localhost',
  '',
];

it.each(loopback)('%s is of this machine', (origin) => expect(isLoopback(origin)).toBe(true));
it.each(foreign)('%s is not of this machine', (origin) => expect(isLoopback(origin)).toBe(false));

const paths = [
  '/__sandbox/health',
  '/__sandbox/config.json',
  '/stand-ins/captcha/anchor.html',
  '/stand-ins/analytics/heap.js',
  '/stand-ins/analytics/calls',
  '/acme/lead',
  '/acme/recruitment',
  '/acme/request-survey',
  '/acme/braze/user/update-email-subscription',
  '/api/acme/cap/gift',
  '/api/acme/cap/referral',
  '/api/mortgage-brokers/list',
  '/1/isalive',
  '/1/indexes/*/queries',
  '/nowhere',
];

describe.each(paths)('%s', (path) => {
  it('can be read from this machine', async () => {
    for (const origin of loopback) {
      const { headers } = await test.call(path, { headers: { Origin: origin } });
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(headers.get('Vary')).toContain('Origin');
    }
  });
  it('cannot be read from elsewhere', async () => {
    const { headers } = await test.call(path, { headers: { Origin: 'https://example.nz' } });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
  it('may be embedded and timed', async () => {
    const { headers } = await test.call(path);
    expect([headers.get('Cross-Origin-Resource-Policy'), headers.get('Timing-Allow-Origin')]).toEqual([
      'cross-origin',
      '*',
    ]);
  });
  it('answers a preflight from this machine', async () => {
    const { status, headers } = await preflight(path, { Origin: 'null' });
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([204, 'null']);
  });
  it('refuses a preflight from elsewhere', async () => {
    const { status, headers } = await preflight(path, { Origin: 'https://example.nz' });
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
  });
});

describe('a preflight', () => {
  it('allows Content-Type and no other header (R3)', async () => {
    const { headers } = await preflight('/acme/lead', {
      'Access-Control-Request-Headers': 'content-type,x-request-id',
    });
    expect(headers.get('Access-Control-Allow-Headers')).toBe('content-type');
  });
  it('allows the private network where asked', async () => {
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
