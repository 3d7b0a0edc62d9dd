import {
  barePage,
  button,
  expect,
  expectFailure,
  expectOneLeadAfterTryAgain,
  failedRequest,
  fillIn,
  hold,
  installClock,
  never,
  openContactPage,
  pauseClock,
  send,
  sentence,
  snippet,
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

interface PageOfItsOwn {
  readonly body?: string;
  /** Console messages of its own. */
  readonly logs?: readonly RegExp[];
}

const pages: Readonly<Record<string, PageOfItsOwn>> = {
  "the vendor's own snippet, whose script never comes": {
    body: '<script>grecaptcha = { ready(task) {} }</script>',
  },
  "another vendor's compatibility layer, whose render throws": {
    body: `<script>grecaptcha = { ready: (task) => task(), render() { throw new Error('no such parameter') }, isTheirs: true }</script>`,
    logs: [/window\.grecaptcha belongs to another script, which threw "Error: no such parameter"/],
  },
  "another vendor's compatibility layer without `ready`, which renders its own": {
    body: `<script>grecaptcha = { render(box) { box.append('Are you human?'); return 0 }, execute() {}, isTheirs: true }</script>`,
    logs: [/window\.grecaptcha belongs to another script, which rendered nothing/],
  },
};

for (const [name, { body = '', logs = [] }] of Object.entries(pages)) {
  test(`the lead is sent on a page with ${name}`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(...logs);
    await page.goto(bare.serve(barePage(sandbox, { body: body + snippet })));
    await fillIn(page);
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect(sandbox.records('call-centre')).toHaveLength(1);
    expect(await page.evaluate('grecaptcha.isTheirs === true')).toBe(body.includes('isTheirs'));
  });
}

test("the captcha's second file, which failed once, is requested again within the press", async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest);
  await sandbox.fail({ path: '/stand-ins/captcha/widgets.js', status: 503 });
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test("the captcha that the page's own tag brings after the press is used at once", async ({
  page,
  sandbox,
}) => {
  const held = await hold(page, '**/captcha/api.js?render=explicit');
  await send(page, sandbox);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await page.addScriptTag({ url: `${sandbox.url}/stand-ins/captcha/api.js?render=explicit&own` });
  await expect(page.getByText(thanks)).toBeVisible();
  await held.release();
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
