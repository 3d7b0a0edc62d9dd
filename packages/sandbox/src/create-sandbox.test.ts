import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { sampleLeads, type SampleName } from './leads/sample-leads.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let test: TestSandbox;
beforeEach(async () => {
  test = await startTestSandbox();
});
afterEach(() => test.stop());

async function send(name: SampleName, SubmissionId: string): Promise<void> {
  const { endpoint, fields } = sampleLeads[name];
  const response = await test.call(`/acme/${endpoint}`, {
    json: { ...fields, SubmissionId, captcha: await test.token() },
  });
  expect(response.status).toBe(201);
}

async function records(query = ''): Promise<{ kind: string; submissionId: string }[]> {
  return (await test.call(`/__sandbox/records${query}`)).json() as Promise<
    { kind: string; submissionId: string }[]
  >;
}

describe('records', () => {
  it('are listed newest first', async () => {
    for (const id of ['a', 'b', 'c']) await send('short', id);
    expect((await records()).map(({ submissionId }) => submissionId)).toEqual(['c', 'b', 'a']);
  });
  it('can be filtered by kind', async () => {
    await send('short', 'a');
    await send('request-call', 'b');
    expect((await records('?kind=call-centre')).map(({ submissionId }) => submissionId)).toEqual(['b']);
    expect((await records('?kind=lead')).map(({ kind }) => kind)).toEqual(['lead']);
    expect(await records('?kind=gift')).toEqual([]);
    expect(test.sandbox.records('lead')).toHaveLength(1);
  });
  it('of an unknown kind are refused', async () => {
    expect((await test.call('/__sandbox/records?kind=leads')).status).toBe(422);
  });
  it("contain the request's headers and path", async () => {
    await send('short', 'a');
    expect(await records()).toMatchObject([
      {
        id: 1,
        kind: 'lead',
        path: '/acme/lead',
        contentType: 'application/json',
        headers: { 'content-type': 'application/json' },
        attempts: 1,
      },
    ]);
  });
  it('are deleted by DELETE', async () => {
    await send('short', 'a');
    expect((await test.call('/__sandbox/records', { method: 'DELETE' })).status).toBe(204);
    expect(await records()).toEqual([]);
  });
  it('survive a restart', async () => {
    await send('short', 'a');
    await test.sandbox.close();
    const again = await startTestSandbox({ db: test.db });
    expect(again.sandbox.records()).toMatchObject([{ submissionId: 'a', fields: { FormFullName: '李' } }]);
    await again.stop();
  });
});

describe('listening', () => {
  it('fails with one sentence if the port is taken', async () => {
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
});

it('close drops open streams and waiting requests', async () => {
  // Far longer than any test.
  await test.call('/__sandbox/faults', { json: { path: '/slow', delayMs: 600_000 } });
  const slow = test.call('/slow').catch(() => 'dropped');
  const stream = await test.call('/__sandbox/events');
  await test.sandbox.close();
  await expect(stream.text()).rejects.toThrow();
  expect(await slow).toBe('dropped');
});

it('streams its state, and again after each change', async () => {
  const stream = await test.call('/__sandbox/events');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader?.read())?.value ?? '';
  expect(JSON.parse(first.replace('data: ', ''))).toEqual({
    counts: {},
    captcha: { mode: 'pass' },
    maps: { mode: 'pass' },
    faults: [],
  });
  await send('short', 'a');
  expect((await reader?.read())?.value).toContain('"counts":{"lead":1}');
  await reader?.cancel();
});

it('gives a page a configuration with absolute addresses only', async () => {
  const config = (await (await test.call('/__sandbox/config.json')).json()) as Record<string, unknown>;
  expect(config).toMatchObject({
    brand: 'acme',
    apiBase: { live: `${test.url}/api-base`, sandbox: `${test.url}/api-base` },
    siteBase: test.url,
    captcha: {
      provider: 'recaptcha',
      siteKey: 'sandbox-site-key',
      scriptUrl: `${test.url}/stand-ins/captcha/api.js?render=explicit`,
    },
    privacyUrl: `${test.url}/privacy-policy`,
    maps: { apiKey: 'sandbox-maps-key', scriptUrl: `${test.url}/stand-ins/maps/api.js` },
    chat: { key: 'sandbox-chat-key', scriptUrl: `${test.url}/stand-ins/chat/snippet.js` },
    search: {
      appId: 'sandbox',
      apiKey: 'sandbox',
      hosts: [test.url],
      pagesIndex: 'pages',
      blogIndex: 'blog',
      adviserFilter: 'type:adviser',
    },
  });
  expect(config).not.toHaveProperty('environment');
});

it('gives a page a configuration with no relative address', async () => {
  expect(await (await test.call('/__sandbox/config.json')).text()).not.toMatch(/"\.{0,2}\//);
});

describe('the built loader', () => {
  const assets = mkdtempSync(join(tmpdir(), 'assets-'));
  const script = 'console.log("kia ora");\n'.repeat(200);
  mkdirSync(join(assets, '1/assets'), { recursive: true });
  writeFileSync(join(assets, '1/loader.js'), script);
  writeFileSync(join(assets, '1/assets/runtime-abc123.js'), script);
  afterAll(() => rmSync(assets, { recursive: true }));

  it.each([
    ['loader.js', 'public, max-age=60'],
    ['assets/runtime-abc123.js', 'public, max-age=31536000, immutable'],
  ])('%s is served with %s', async (file, cacheControl) => {
    const served = await startTestSandbox({ assets });
    const response = await served.call(`/adviser-widgets/1/${file}`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(response.headers.get('Cache-Control')).toBe(cacheControl);
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(await response.text()).toBe(script);
    await served.stop();
  });
});

describe('in a test or script', () => {
  const health = () => test.call('/stand-ins/captcha/api.js').then(({ status }) => status);

  it('fails on request, and can be healed', async () => {
    test.sandbox.fail({ path: '/api.js', status: 503, times: 2 });
    expect(await health()).toBe(503);
    test.sandbox.heal();
    expect(await health()).toBe(200);
  });
  it('refuses an unknown failure', () => {
    expect(() => test.sandbox.fail({ path: '/x', status: 99 })).toThrow('99');
  });
  it('sets the captcha, and heals it', async () => {
    test.sandbox.captcha({ mode: 'block' });
    await expect(health()).rejects.toThrow();
    test.sandbox.heal();
    expect(await health()).toBe(200);
  });
});

describe('the root', () => {
  it('redirects to the page for people', async () => {
    const response = await test.call('/');
    expect(response.url).toBe(`${test.url}/__sandbox/`);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  });
  it('is the site if there is one', async () => {
    const served = await startTestSandbox({ site: (_request, response) => void response.send('The site') });
    expect(await (await served.call('/')).text()).toBe('The site');
    await served.stop();
  });
});
