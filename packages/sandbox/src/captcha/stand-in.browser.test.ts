import { createServer, type Server } from 'node:http';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleLeads } from '../leads/sample-leads.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

/** What the page below keeps of the callbacks it got. */
interface Window {
  calls: string[];
  grecaptcha: {
    render(container: unknown, parameters?: object): number;
    execute(id?: number): void;
    reset(id?: number): void;
    getResponse(id?: number): string;
  };
}
declare const window: Window;
declare const document: { querySelector(selector: string): unknown; body: { textContent: string } };

let browser: Browser;
let test: TestSandbox;
let host: Server;
let page: Page;

beforeAll(async () => {
  test = await startTestSandbox();
  host = createServer((_request, response) => {
    response.setHeader('Content-Security-Policy', strictPolicy(test.url));
    response.setHeader('Content-Type', 'text/html');
    response.end(html(test.url));
  }).listen(0, '127.0.0.1');
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}, 60_000);
afterAll(async () => {
  await browser.close();
  host.close();
  await test.stop();
});

beforeEach(async () => {
  await setMode('pass');
  page = await browser.newPage();
});
afterEach(() => page.close());

/** Another origin than the sandbox's; scripts by nonce alone, no style attributes, no markup from text. */
const strictPolicy = (sandbox: string) =>
  `default-src 'none'; script-src 'nonce-n'; frame-src ${sandbox}; require-trusted-types-for 'script'; trusted-types 'none'`;

const html = (sandbox: string) => `<!doctype html><html lang="en"><title>Host</title>
<button id="submit">Submit</button><div id="captcha"></div>
<script nonce="n">
  window.calls = [];
  window.note = (name) => (token) => window.calls.push(token ? name + ' ' + token.length : name);
  window.ready = () => window.calls.push('onload');
  window.addEventListener('securitypolicyviolation', (event) => window.calls.push('violation ' + event.violatedDirective));
</script>
<script nonce="n" src="${sandbox}/stand-ins/captcha/api.js?render=explicit&amp;onload=ready"></script>`;

const setMode = (mode: string, times?: number) => test.call('/__sandbox/captcha', { method: 'PUT', json: { mode, times } });

async function open(): Promise<void> {
  const address = host.address() as { port: number };
  await page.goto(`http://localhost:${address.port}/`);
  await page.waitForFunction(() => window.calls.includes('onload'));
  await page.evaluate(() => {
    const note = (name: string) => (token?: string) => window.calls.push(token === undefined ? name : `${name} ${token}`);
    const callbacks = { callback: note('token'), 'expired-callback': note('expired'), 'error-callback': note('error') };
    window.grecaptcha.render('captcha', { sitekey: 'key', size: 'invisible', badge: 'inline', tabindex: 0, ...callbacks });
  });
}

const execute = () => page.evaluate(() => window.grecaptcha.execute(0));
const calls = async () => (await page.evaluate(() => window.calls)).slice(1);
const waitForCall = (start: string) => page.waitForFunction((text) => window.calls.some((call) => call.startsWith(text)), start);
const challenge = () => page.locator('iframe[title="recaptcha challenge expires in two minutes"]');
const button = () => page.frameLocator('iframe[name^="c-"]').getByRole('button', { name: "I'm not a robot" });

async function tokenIsGood(): Promise<boolean> {
  const token = (await calls()).find((call) => call.startsWith('token '))?.slice(6);
  const response = await test.call('/acme/lead', { json: { ...sampleLeads.short.fields, SubmissionId: String(token).slice(0, 20), captcha: token } });
  return response.ok;
}

describe('mode pass', () => {
  it('calls back once with a token the API takes, under a strict policy', async () => {
    await open();
    await execute();
    await waitForCall('token');
    expect(await calls()).toHaveLength(1);
    expect(await tokenIsGood()).toBe(true);
    expect(await page.locator('#g-recaptcha-response').inputValue()).not.toBe('');
  });
  it('does nothing more while a check runs or a token is held, and starts anew after reset', async () => {
    await open();
    await page.evaluate(() => {
      window.grecaptcha.execute(0);
      window.grecaptcha.execute(0);
    });
    await waitForCall('token');
    await execute();
    await page.waitForTimeout(300);
    expect(await calls()).toHaveLength(1);
    await page.evaluate(() => window.grecaptcha.reset(0));
    expect(await page.evaluate(() => window.grecaptcha.getResponse(0))).toBe('');
    await execute();
    await page.waitForFunction(() => window.calls.length === 3);
  });
  it('drops the token of a check that was reset', async () => {
    await open();
    await page.evaluate(() => {
      window.grecaptcha.execute(0);
      window.grecaptcha.reset(0);
    });
    await page.waitForTimeout(300);
    expect(await calls()).toEqual([]);
  });
});

describe('mode challenge', () => {
  beforeEach(() => setMode('challenge'));

  it('gives a token when the button is pressed by keyboard', async () => {
    await open();
    expect(await challenge().isVisible()).toBe(false);
    await execute();
    await challenge().waitFor({ state: 'visible' });
    await expect.poll(() => button().evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    expect(await calls()).toEqual([]);
    await page.keyboard.press('Enter');
    await waitForCall('token');
    expect(await challenge().isVisible()).toBe(false);
    expect(await tokenIsGood()).toBe(true);
  });
  it('tells nobody when the visitor clicks beside it, and can be shown again', async () => {
    await open();
    await execute();
    await challenge().waitFor({ state: 'visible' });
    await page.mouse.click(5, 5);
    await challenge().waitFor({ state: 'hidden' });
    await execute();
    await challenge().waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await challenge().waitFor({ state: 'hidden' });
    expect(await calls()).toEqual([]);
  });
});

it('mode close shows the challenge, closes it after 300 ms and tells nobody', async () => {
  await setMode('close', 1);
  await open();
  await execute();
  await challenge().waitFor({ state: 'visible' });
  await challenge().waitFor({ state: 'hidden' });
  expect(await calls()).toEqual([]);
  await execute();
  await waitForCall('token');
});

it('mode expire gives a token and takes it back at once', async () => {
  await setMode('expire');
  await open();
  await execute();
  await waitForCall('expired');
  expect((await calls()).map((call) => call.split(' ')[0])).toEqual(['token', 'expired']);
  expect(await tokenIsGood()).toBe(false);
});

it('mode fail reports an error, and the next check works', async () => {
  await setMode('fail', 1);
  await open();
  await execute();
  await waitForCall('error');
  await execute();
  await waitForCall('token');
});

describe('mode block', () => {
  it('breaks the script', async () => {
    await setMode('block', 1);
    const failed = page.waitForEvent('requestfailed');
    const address = host.address() as { port: number };
    await page.goto(`http://localhost:${address.port}/`);
    expect((await failed).url()).toContain('/stand-ins/captcha/api.js');
    expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false);
  });
  it('breaks a check, which ends as an error', async () => {
    await open();
    await setMode('block', 1);
    await execute();
    await waitForCall('error');
  });
});

describe('in the page', () => {
  it('leaves a badge and a hidden challenge that share a number', async () => {
    await open();
    const names = await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.getAttribute('name')));
    expect(names).toEqual([expect.stringMatching(/^a-\d+$/), expect.stringMatching(/^c-\d+$/)]);
    expect(names[0]?.slice(2)).toBe(names[1]?.slice(2));
    expect(await page.locator('#captcha .grecaptcha-badge > iframe').getAttribute('title')).toBe('reCAPTCHA');
    expect(await challenge().evaluate((frame) => frame.parentElement?.parentElement?.style.visibility)).toBe('hidden');
  });
  it('refuses a second widget in the same place, a missing key and an unknown number', async () => {
    await open();
    const errors = await page.evaluate(() => {
      const attempts = [
        () => window.grecaptcha.render('captcha', { sitekey: 'key', size: 'invisible' }),
        () => window.grecaptcha.render(document.querySelector('#submit'), { size: 'invisible' }),
        () => window.grecaptcha.execute(7),
      ];
      return attempts.map((attempt) => {
        try {
          return String(attempt());
        } catch (error) {
          return (error as Error).message;
        }
      });
    });
    expect(errors).toEqual([
      'reCAPTCHA has already been rendered in this element',
      'Missing required parameters: sitekey',
      'Invalid reCAPTCHA client id: 7',
    ]);
  });
  it('still answers after it was moved', async () => {
    await open();
    await page.evaluate(() => {
      const captcha = document.querySelector('#captcha') as { before(element: unknown): void };
      captcha.before(document.querySelector('#submit'));
      (document.querySelector('#submit') as { before(element: unknown): void }).before(captcha);
      window.grecaptcha.execute(0);
    });
    await waitForCall('token');
  });
});
