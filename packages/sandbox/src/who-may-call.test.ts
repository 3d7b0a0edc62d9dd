import { request as send } from 'node:http';
import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { isLoopbackOrigin } from './loopback.ts';
import { startTestSandbox } from './test-sandbox.ts';

const test = await startTestSandbox();
afterAll(() => test.stop());

/** Sets the Host header, which `fetch` does not allow. */
function statusFor(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    send(test.url + path, { headers: { Host: host } }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

/** Lists words that stand apart. */
const words = (text: string) => text.trim().split(/\s+/);

const ours = words('localhost LocalHost:1 a.b.localhost:80 127.0.0.1:4400 127.9.8.7:65535 [::1]:44');
const others = words(`
  evil.example localhost.evil.example 127.0.0.1.evil.example notlocalhost .localhost user@localhost
  evil.example/.localhost localhost,evil.example localhost: localhost:4400:1
  127.0.0.256 127.1 128.0.0.1 0.0.0.0 [::2] [::1 ::1
`);

it.each([...ours.map((host) => [host, 200] as const), ...others.map((host) => [host, 421] as const)])(
  'a request to the host "%s" is answered with %i',
  async (host, status) => expect(await statusFor(host, '/__sandbox/health')).toBe(status),
);

it('a foreign host learns nothing of any path, and a failure waits for a request that is served', async () => {
  test.sandbox.fail({ path: '/blog', status: 503 });
  for (const path of words(
    '/ /acme/lead /api/blog /__sandbox/records /adviser-widgets/1/loader.js /1/isalive',
  ))
    expect(await statusFor('rebound.example:4400', path)).toBe(421);
  expect(await statusFor('localhost', '/api/blog')).toBe(503);
});

it('a request without a host is refused', async () => {
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  socket.write('GET /__sandbox/records HTTP/1.0\r\n\r\n');
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 421 [^]+Host: expected a name of this machine, got \\"\\"/);
});

const pages = words('http://localhost:6006 https://app.localhost http://127.9.8.7 http://[::1]:3000');
const foreign = words('https://example.nz http://127.0.0.1.example.nz http://192.168.1.2 file:// null');

it('recognises pages of this machine by their origin', () => {
  expect(pages.filter((origin) => !isLoopbackOrigin(origin))).toEqual([]);
  expect([...foreign, ''].filter(isLoopbackOrigin)).toEqual([]);
});

/** What a page opened from a file needs; its origin is `null`. */
const openToFiles = words(`
  /__sandbox/config.json /adviser-widgets/1/loader.js /adviser-widgets/1.0.0/assets/runtime-abc.js
  /acme/lead /api-base/acme/lead /acme/call-centre /acme/recruitment /acme/request-survey
  /acme/braze/user/update-email-subscription /api/acme/cap/gift /api/acme/cap/referral
  /acme/adviser-search/6011 /api/mortgage-brokers/list /api/blog/insurance /cdn/advisers/none.svg
  /1/isalive /1/indexes/*/queries
  /stand-ins/captcha/anchor.html /stand-ins/analytics/calls /stand-ins/maps/geocode
`);
/** Frames in a sandbox on any website have that origin too. */
const closedToFiles = words(`
  /__sandbox/ /__sandbox/records /__SANDBOX/records //__sandbox/records /__sandbox/records/
  /__sandbox/faults /__sandbox/captcha /__sandbox/captcha-token /__sandbox/maps /__sandbox/events
  /__sandbox/config.json/.. / /blog/insurance /nowhere
`);

/** Returns status and headers; a body may never end. */
async function ask(path: string, Origin: string, method = 'GET') {
  const preflight: HeadersInit = method === 'OPTIONS' ? { 'Access-Control-Request-Method': 'POST' } : {};
  const answer = await test.call(path, { method, headers: { Origin, ...preflight }, redirect: 'manual' });
  await answer.body?.cancel();
  return { status: answer.status, ...Object.fromEntries(answer.headers) } as Readonly<
    Record<string, unknown>
  >;
}

const allowed = 'access-control-allow-origin';

it.each([
  ...openToFiles.map((path) => [path, 'and files'] as const),
  ...closedToFiles.map((path) => [path, 'alone'] as const),
])('%s may be read by pages of this machine %s', async (path, who) => {
  const readers = who === 'alone' ? pages : [...pages, 'null'];
  for (const origin of [...pages, 'null', 'https://example.nz']) {
    const mayRead = readers.includes(origin);
    const answer = await ask(path, origin);
    expect(answer[allowed]).toBe(mayRead ? origin : undefined);
    expect(answer['access-control-expose-headers']).toBe(mayRead ? 'Retry-After' : undefined);
    expect(answer).toMatchObject({ vary: expect.stringContaining('Origin'), 'timing-allow-origin': '*' });
    const preflight = await ask(path, origin, 'OPTIONS');
    expect(preflight).toMatchObject({ status: mayRead ? 204 : 403 });
    expect(preflight[allowed]).toBe(mayRead ? origin : undefined);
  }
});

it.each([
  ['/__sandbox/records', 'same-origin'],
  ['/__SANDBOX/records', 'same-origin'],
  ['/__sandbox/captcha-token', 'same-origin'],
  ['/__sandbox/config.json', 'cross-origin'],
  ['/acme/lead', 'cross-origin'],
  ['/assets/house.svg', 'cross-origin'],
])('%s can be loaded by pages of the %s', async (path, policy) => {
  expect((await ask(path, 'null'))['cross-origin-resource-policy']).toBe(policy);
});

it('a preflight allows Content-Type and no other header, and private networks if asked', async () => {
  const headers = { Origin: 'http://localhost:1', 'Access-Control-Request-Headers': 'content-type,x-id' };
  const preflight = (more: object) =>
    test.call('/acme/lead', { method: 'OPTIONS', headers: { ...headers, ...more } });
  const asked = await preflight({ 'Access-Control-Request-Private-Network': 'true' });
  expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('content-type');
  expect(asked.headers.get('Access-Control-Max-Age')).toBe('0'); // the next one can be made to fail
  expect(asked.headers.get('Access-Control-Allow-Private-Network')).toBe('true');
  expect((await preflight({})).headers.get('Access-Control-Allow-Private-Network')).toBeNull();
});
