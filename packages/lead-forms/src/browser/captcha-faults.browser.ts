import {
  button,
  expect,
  expectFailure,
  expectOneLeadAfterTryAgain,
  failedRequest,
  filledValues,
  fillIn,
  inAll,
  installClock,
  lead,
  never,
  openContactPage,
  passUntil,
  pauseClock,
  send,
  sentence,
  test,
  thanks,
  valuesOf,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

test('fault 24: a blocked captcha script ends in the error with the phone link; the next press loads it again', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, /ReCAPTCHA has not been loaded/);
  await sandbox.captcha('block');
  await send(page, sandbox);
  await expectFailure(page);
  await sandbox.captcha('pass');
  await expectOneLeadAfterTryAgain(page, sandbox);
});

/**
 * Expects the press to end in the error once 10 seconds have passed, and not before. The 10 seconds began
 * within the last `passed` ms.
 */
async function expectErrorAfterTenSeconds(page: Page, passed = 0): Promise<void> {
  await page.clock.runFor(9_900 - passed);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(200 + passed);
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await page.clock.resume();
}

test('fault 25: a captcha script that never answers ends in the error after 10 s', async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /ReCAPTCHA has not been loaded/);
  await sandbox.fail({ path: '/stand-ins/captcha/api.js', delayMs: never });
  await installClock(page);
  await openContactPage(page, sandbox);
  await pauseClock(page);
  const asked = page.waitForRequest('**/captcha/api.js*');
  await fillIn(page);
  await asked; // the wait for the script starts here
  await button(page).click();
  await expectErrorAfterTenSeconds(page);
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 25: a captcha whose frame never loaded ends in the error after 10 s; the next press renders it again', inAll, async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /^Failed to execute 'postMessage'/, /gave no token in time/);
  await page.route('**/captcha/anchor.html', (route) => route.abort(), { times: 1 });
  await installClock(page);
  await openContactPage(page, sandbox);
  await fillIn(page);
  await page.locator('.grecaptcha-badge').waitFor({ state: 'attached' });
  await pauseClock(page);
  await button(page).click();
  const passed = await passUntil(page, async () => (await button(page).getAttribute('aria-disabled')) === 'true');
  await expectErrorAfterTenSeconds(page, passed);
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 26: waits for a vendor object that has no render yet', inAll, async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    let asks = 0;
    let whole: object | undefined;
    const completeVendor = () => Object.defineProperty(window, 'grecaptcha', { value: whole, writable: true });
    const half = {
      ready: () => {},
      /** Exists from the fifth read on. */
      get render(): undefined {
        asks += 1;
        if (asks === 5) completeVendor();
        return undefined;
      },
    };
    Object.defineProperty(window, 'grecaptcha', { get: () => whole && half, set: (value: object) => (whole = value), configurable: true });
  });
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
});

const watchFailure = (page: Page) => page.addInitScript(() => addEventListener('aw:error', (event) => Object.assign(window, { failure: (event as CustomEvent<{ kind: string }>).detail.kind })));

/** Expects that the check has ended and the form is usable again. */
async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('window.failure')).toBe('captcha-closed');
  await expect(button(page)).not.toHaveAttribute('aria-disabled');
}

test('fault 27: closing the challenge makes the form usable again, without an error', inAll, async ({ page, sandbox }) => {
  await sandbox.captcha('close', 1);
  await watchFailure(page);
  await send(page, sandbox);
  await expectClosed(page);
  await expect(button(page)).toHaveText('Submit');
  await expect(button(page)).toBeFocused();
  await expect(page.getByText(sentence)).toBeHidden();
  expect(await valuesOf(page)).toEqual(filledValues);
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 27: so does closing it the moment it opens, as the second half of a double press does', async ({ page, sandbox }) => {
  await sandbox.captcha('challenge', 1);
  await watchFailure(page);
  await openContactPage(page, sandbox);
  await fillIn(page);
  const frame = page.locator('iframe[name^="c-"]');
  await frame.waitFor({ state: 'attached' });
  await frame.evaluate((element) => {
    const overlay = element.parentElement?.previousElementSibling as HTMLElement; // as in our stand-in
    const closeSoon = () => setTimeout(() => overlay.click()); // in the next task: by then the form has seen it
    new MutationObserver((_, observer) => (observer.disconnect(), closeSoon())).observe(document.body, { subtree: true, attributeFilter: ['style'] });
  });
  await button(page).click();
  await expectClosed(page);
  await expect(button(page)).toBeFocused();
  await expect(page.getByText(sentence)).toBeHidden();
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 28: an open challenge has no time limit, and solving it sends the lead', async ({ page, sandbox }) => {
  await sandbox.captcha('challenge', 1);
  await installClock(page);
  await send(page, sandbox);
  const challenge = page.frameLocator('iframe[name^="c-"]');
  await expect(challenge.getByRole('button', { name: "I'm not a robot" })).toBeVisible();
  await page.clock.runFor(60_000); // longer than the limit of a check without a challenge, and of a press
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await challenge.getByRole('button', { name: "I'm not a robot" }).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

test('fault 29: an expired token is replaced once, silently', inAll, async ({ page, sandbox }) => {
  await sandbox.captcha('expire', 1);
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('fault 30: after a refused token the next attempt uses a new one', inAll, async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /answered 422/);
  await sandbox.fail({ path: lead, status: 422 });
  const tokens: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(lead)) tokens.push((request.postDataJSON() as { captcha: string }).captcha);
  });
  await send(page, sandbox);
  await expectFailure(page);
  await expectOneLeadAfterTryAgain(page, sandbox);
  expect(new Set(tokens).size).toBe(2);
});

test('fault 31: a captcha that breaks ends in the error', inAll, async ({ page, sandbox, expectConsole }) => {
  expectConsole(/captcha reported an error/);
  await sandbox.captcha('fail', 1);
  await send(page, sandbox);
  await expectFailure(page);
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test("fault 33: the vendor's stray rejection does not affect the lead: the page sees it once, and the lead is sent", async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(/^uncaught: /);
  await page.addInitScript(() => {
    const rejections: unknown[] = [];
    addEventListener('unhandledrejection', ({ reason }) => rejections.push(reason));
    let vendor: { execute?: (id: number) => void } | undefined;
    const strayAnd = (execute: (id: number) => void) => (id: number) => {
      void Promise.reject(new Error('Timeout (h)')); // like the vendor's script when a check takes long
      execute(id);
    };
    const watched = (value: object) =>
      new Proxy(value, { get: (target, name) => (name === 'execute' ? strayAnd(Reflect.get(target, name)) : Reflect.get(target, name)) });
    Object.defineProperty(window, 'grecaptcha', { get: () => vendor && watched(vendor), set: (value: object) => (vendor = value) });
    Object.assign(window, { rejections });
  });
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1 }]);
  const reasons = await page.evaluate(() => (window as unknown as { rejections: unknown[] }).rejections.map(String));
  expect(reasons).toEqual(['Error: Timeout (h)']);
});

test('fault 39: at 320 px the badge has reserved space, and nothing scrolls sideways', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openContactPage(page, sandbox);
  const heightOf = () => page.locator('.aw-form').evaluate((form) => form.getBoundingClientRect().height);
  const before = await heightOf();
  await page.getByLabel('First Name').focus();
  const badge = page.locator('.aw-captcha iframe');
  await badge.waitFor();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await heightOf()).toBe(before);
  expect(overflow, 'pixels to scroll sideways').toBe(0);
  const { x, width } = (await badge.boundingBox()) ?? { x: NaN, width: NaN };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
});
