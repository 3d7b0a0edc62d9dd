import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, type Request } from '@playwright/test';
import { sampleLeads } from '../leads/sample-leads.ts';
import type { TestSandbox } from '../test-sandbox.ts';
import { test } from './sandbox-test.ts';

/** The sandbox's pages and what feeds them. */
const pages = ['', 'live', 'records', 'faults', 'beacons', 'events'];

/** Everything that changes something: its method, its path and its body. */
const switches = [
  ['DELETE', 'records', ''],
  ['DELETE', 'beacons', ''],
  ['POST', 'faults', '{"path":"/api/blog","status":500}'],
  ['DELETE', 'faults', ''],
  ['PUT', 'captcha', '{"mode":"fail"}'],
  ['PUT', 'maps', '{"mode":"denied"}'],
  ['POST', 'captcha-token', ''],
] as const;

/** Another program of this machine: the same site as the sandbox, another origin. Not a routed page, which may call no loopback. */
const other = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html').end('<title>Hostile</title>');
});

test.beforeAll(() => once(other.listen(0, '127.0.0.1'), 'listening'));
test.afterAll(() => void other.close());

async function openHostile(page: Page): Promise<void> {
  const { port } = other.address() as AddressInfo; // a server of TCP
  await page.goto(`http://127.0.0.1:${port}/`);
}

async function prepare(sandbox: TestSandbox): Promise<void> {
  await sandbox.call('/__sandbox/beacons', { method: 'DELETE' });
  const beacon = { widget: 'pop-up', phase: 'load', version: '1.0.0' };
  await sandbox.call('/stand-ins/collector/beacons', { method: 'POST', body: JSON.stringify(beacon) });
  const fields = { ...sampleLeads.short.fields, captcha: await sandbox.token() };
  await sandbox.call('/acme/lead', { json: fields });
  sandbox.sandbox.fail({ path: '/nowhere' });
}

async function stateOf(sandbox: TestSandbox) {
  const stream = await sandbox.call('/__sandbox/events');
  const reader = stream.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  const beacons = await sandbox.answer('/__sandbox/beacons');
  return [new TextDecoder().decode(value), beacons.body];
}

/** Presses a switch in one way; resolves with the token or the status that the page could read. */
const ways: Readonly<Record<string, string>> = {
  'fetch with JSON': `fetch(url, { method, ...(body && { body, headers: { 'Content-Type': 'application/json' } }) })
    .then((answer) => answer.ok ? 'worked' : 'refused', () => 'refused')`,
  'fetch without CORS': `fetch(url, { method: 'POST', mode: 'no-cors', body }).then(() => 'sent', () => 'refused')`,
  'fetch without an origin': `fetch(url, { method: 'POST', mode: 'no-cors', referrerPolicy: 'no-referrer', body })
    .then(() => 'sent', () => 'refused')`,
  XMLHttpRequest: `new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.onloadend = () => resolve(request.status === 200 || request.status === 204 ? 'worked' : 'refused');
    request.open(method, url);
    if (body) request.setRequestHeader('Content-Type', 'application/json');
    request.send(body);
  })`,
  'a beacon with JSON': `navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }))`,
  'a form in a new window': `post('text/plain', '_blank')`,
  'a form in a frame': `post('text/plain', 'frame')`,
  'a form of pairs': `post('application/x-www-form-urlencoded', 'frame')`,
};

/** A form whose text is JSON but for the equals sign, which hides in a last value. */
const post = `const post = (enctype, target) => {
  document.body.innerHTML = '<iframe name="frame"></iframe><form method="post"><input></form>';
  const [form, input] = [document.forms[0], document.querySelector('input')];
  Object.assign(form, { action: url, enctype, target });
  input.name = body.replace(/}$/, ',"contentType":"');
  input.value = '"}';
  form.submit();
  return 'sent';
};`;

for (const [way, code] of Object.entries(ways))
  test(`a page of another port works no switch by ${way}`, async ({ page, sandbox }) => {
    await prepare(sandbox);
    const before = await stateOf(sandbox);
    await openHostile(page);
    const ended: string[] = [];
    const note = (request: Request) =>
      request.url().startsWith(`${sandbox.url}/__sandbox/`) && ended.push(request.method());
    page.context().on('requestfinished', note).on('requestfailed', note);
    const worked: string[] = [];
    page.context().on('response', (response) => {
      const isSwitch = response.url().startsWith(sandbox.url) && response.request().method() !== 'OPTIONS';
      if (isSwitch && response.ok()) worked.push(response.url());
    });
    for (const [index, [method, name, body]] of switches.entries()) {
      const values = JSON.stringify([`${sandbox.url}/__sandbox/${name}`, method, body]);
      const script = `(() => { const [url, method, body] = ${values}; ${post} return ${code}; })()`;
      expect(await page.evaluate(script), `${method} ${name}`).not.toBe('worked');
      await expect.poll(() => ended.filter((each) => each !== 'OPTIONS')).toHaveLength(index + 1);
    }
    expect(await stateOf(sandbox)).toEqual(before);
    expect(worked).toEqual([]);
  });

test('a page of another port shows none of our pages in a frame', async ({ page, sandbox }) => {
  await openHostile(page);
  for (const path of pages) {
    await page.evaluate((src) => {
      document.body.innerHTML = '<iframe name="ours"></iframe>';
      document.querySelector('iframe')?.setAttribute('src', src);
    }, `${sandbox.url}/__sandbox/${path}`);
    await expect.poll(() => page.frame('ours')?.url(), path).toBe('chrome-error://chromewebdata/');
  }
});

test('a page of the demo site shows none of our pages in a frame either', async ({ page, sandbox }) => {
  await page.goto(sandbox.url);
  await page.evaluate(() => {
    document.body.innerHTML = '<iframe name="ours" src="/__sandbox/"></iframe>';
  });
  await expect.poll(() => page.frame('ours')?.url()).toBe('chrome-error://chromewebdata/');
});

test('a page of another port frames the captcha', async ({ page, sandbox }) => {
  await openHostile(page);
  await page.evaluate((src) => {
    document.body.innerHTML = `<iframe src="${src}"></iframe>`;
  }, `${sandbox.url}/stand-ins/captcha/anchor.html`);
  await expect(page.frameLocator('iframe').locator('body')).toContainText('Captcha stand-in');
});

test('a page that opens ours loses its hold on the window', async ({ page, sandbox }) => {
  await openHostile(page);
  const opened = page.context().waitForEvent('page');
  await page.evaluate(
    (address) => Object.assign(window, { ours: open(address) }),
    `${sandbox.url}/__sandbox/`,
  );
  const ours = await opened;
  await expect(ours.getByText('Live', { exact: true })).toBeVisible();
  expect(await ours.evaluate('opener')).toBeNull();
  expect(await page.evaluate('ours.closed')).toBe(true);
});
