import { request as send } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());

/** Sets the Host header, which `fetch` does not allow. */
function get(path: string, host: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    send(test.url + path, { headers: { Host: host } }, async (answer) => {
      resolve({ status: answer.statusCode, body: Buffer.concat(await answer.toArray()).toString() });
    })
      .on('error', reject)
      .end();
  });
}

const ours = [
  'localhost',
  'localhost:4400',
  'LocalHost:1',
  'app.localhost',
  'a.b.localhost:80',
  '127.0.0.1',
  '127.9.8.7:65535',
  '[::1]',
  '[::1]:4400',
];
const others = [
  'evil.example',
  'evil.example:4400',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'notlocalhost',
  '.localhost',
  '127.0.0.256',
  '127.1',
  '128.0.0.1',
  '192.168.1.2',
  '0.0.0.0',
  '[::2]',
  '[::1',
  '::1',
  'user@localhost',
  'evil.example/.localhost',
  'evil.example#.localhost',
  'localhost:',
  'localhost:4400:1',
  'localhost:port',
  'localhost, evil.example',
  ' ',
];

it.each(ours)('a request to the host %s is served', async (host) => {
  expect((await get('/__sandbox/health', host)).status).toBe(200);
});

it.each(others)('a request to the host "%s" is refused', async (host) => {
  const { status, body } = await get('/__sandbox/config.json', host);
  expect(status).toBe(421);
  expect(JSON.parse(body)).toEqual({
    errors: [`Host: expected a name of this machine, got ${JSON.stringify(host.trim())}`],
  });
});

it.each([
  '/',
  '/acme/lead',
  '/api-base/acme/lead',
  '/__sandbox/records',
  '/adviser-widgets/1/loader.js',
  '/1/isalive',
])('%s is refused to pages whose name resolves to this machine', async (path) => {
  expect((await get(path, 'rebound.example:4400')).status).toBe(421);
});

it('a failure waits for a request that is served', async () => {
  test.sandbox.fail({ path: '/blog', status: 503 });
  expect((await get('/api/blog', 'evil.example')).status).toBe(421);
  expect((await get('/api/blog', 'localhost')).status).toBe(503);
});

it('a request without a host is refused', async () => {
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  socket.write('GET /__sandbox/records HTTP/1.0\r\n\r\n');
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 421 /);
});
