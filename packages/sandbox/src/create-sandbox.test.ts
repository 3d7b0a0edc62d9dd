import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { sampleCalls } from './customers/sample-calls.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let test: TestSandbox;
beforeEach(async () => {
  test = await startTestSandbox();
});
afterEach(() => test.stop());

it('records survive a restart', async () => {
  const { path, fields } = sampleCalls.gift;
  await test.call(path, { json: fields });
  await test.sandbox.close();
  const again = await startTestSandbox({ db: test.db });
  expect(again.sandbox.records()).toMatchObject([{ id: 1, submissionId: 'gift-1', fields }]);
  await again.stop();
});

it('listening fails with one sentence if the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const second = createSandbox({ db: ':memory:' });
  await expect(second.listen(port)).rejects.toThrow(
    `Port ${port} is already in use: stop what runs there, or choose another with --port.`,
  );
  await second.close();
  await new Promise((resolve) => other.close(resolve));
});

it('fails with one sentence if the file cannot be used', () => {
  expect(() => createSandbox({ db: '/dev/null/data.sqlite' })).toThrow(
    /^The database file \/dev\/null\/data\.sqlite cannot be used \(.+\): choose another with --db\.$/,
  );
});

it('close drops open streams and waiting requests', async () => {
  test.sandbox.fail({ path: '/slow', delayMs: 600_000 }); // far longer than any test
  const slow = test.call('/slow').catch(() => 'dropped');
  const stream = await test.call('/__sandbox/events');
  await test.sandbox.close();
  await expect(stream.text()).rejects.toThrow();
  expect(await slow).toBe('dropped');
});

it('a script sets and heals faults, captcha and maps', async () => {
  const statusOf = async (name: string) =>
    test.call(`/stand-ins/${name}/api.js`).then(
      ({ status }) => status,
      () => 'unreachable',
    );
  test.sandbox.fail({ path: '/captcha/api.js', status: 503, times: 2 });
  expect(await statusOf('captcha')).toBe(503);
  test.sandbox.heal();
  expect(await statusOf('captcha')).toBe(200);
  test.sandbox.captcha({ mode: 'block' });
  test.sandbox.maps({ mode: 'block' });
  expect(await statusOf('captcha')).toBe('unreachable');
  expect(await statusOf('maps')).toBe('unreachable');
  test.sandbox.heal();
  expect(await statusOf('captcha')).toBe(200);
  expect(await statusOf('maps')).toBe(200);
});

it.each([
  ['loader.js', 'no-cache'],
  ['assets/runtime-abc123.js', 'public, max-age=31536000, immutable'],
])('the built loader: %s is compressed and served with %s', async (file, cacheControl) => {
  const assets = mkdtempSync(join(tmpdir(), 'assets-'));
  const script = 'console.log("kia ora");\n'.repeat(200);
  mkdirSync(join(assets, '1/assets'), { recursive: true });
  writeFileSync(join(assets, '1', file), script);
  const served = await startTestSandbox({ assets });
  const response = await served.call(`/adviser-widgets/1/${file}`, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('Cache-Control')).toBe(cacheControl);
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(await response.text()).toBe(script);
  await served.stop();
  rmSync(assets, { recursive: true });
});

it('the root redirects to the page for people, or is the site', async () => {
  const response = await test.call('/');
  expect(response.url).toBe(`${test.url}/__sandbox/`);
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  const served = await startTestSandbox({ site: (_request, answer) => void answer.send('The site') });
  expect(await (await served.call('/')).text()).toBe('The site');
  await served.stop();
});
