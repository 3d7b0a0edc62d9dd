import {
  button,
  expect,
  expectFailure,
  expectOneLeadAfterTryAgain,
  failedRequest,
  fillIn,
  inAll,
  installClock,
  never,
  openContactPage,
  passUntil,
  pauseClock,
  send,
  sentence,
  test,
  thanks,
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

test('fault 25: a captcha script that never answers ends in the error after 10 s', async ({
  page,
  sandbox,
  expectConsole,
}) => {
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

test(
  'fault 25: a captcha whose frame never loaded ends in the error after 10 s; the next press renders it again',
  inAll,
  async ({ page, sandbox, expectConsole }) => {
    expectConsole(failedRequest, /^Failed to execute 'postMessage'/, /gave no token in time/);
    await page.route('**/captcha/anchor.html', (route) => route.abort(), { times: 1 });
    await installClock(page);
    await openContactPage(page, sandbox);
    await fillIn(page);
    await page.locator('.grecaptcha-badge').waitFor({ state: 'attached' });
    await pauseClock(page);
    await button(page).click();
    const passed = await passUntil(
      page,
      async () => (await button(page).getAttribute('aria-disabled')) === 'true',
    );
    await expectErrorAfterTenSeconds(page, passed);
    await expectOneLeadAfterTryAgain(page, sandbox);
  },
);

test('fault 26: waits for a vendor object that has no render yet', inAll, async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    let asks = 0;
    let whole: object | undefined;
    const completeVendor = () =>
      Object.defineProperty(window, 'grecaptcha', { value: whole, writable: true });
    const half = {
      ready: () => {},
      /** Exists from the fifth read on. */
      get render(): undefined {
        asks += 1;
        if (asks === 5) completeVendor();
        return undefined;
      },
    };
    Object.defineProperty(window, 'grecaptcha', {
      get: () => whole && half,
      set: (value: object) => (whole = value),
      configurable: true,
    });
  });
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
});

test('fault 39: at 320 px the badge has reserved space, and nothing scrolls sideways', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openContactPage(page, sandbox);
  const heightOf = () => page.locator('.aw-form').evaluate((form) => form.getBoundingClientRect().height);
  const before = await heightOf();
  await page.getByLabel('First Name').focus();
  const badge = page.locator('.aw-captcha iframe');
  await badge.waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(await heightOf()).toBe(before);
  expect(overflow, 'pixels to scroll sideways').toBe(0);
  const { x, width } = (await badge.boundingBox()) ?? { x: NaN, width: NaN };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
});
