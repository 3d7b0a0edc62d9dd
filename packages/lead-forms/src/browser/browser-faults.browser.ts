import {
  button,
  cachingTest,
  expect,
  expectOneLeadAfterTryAgain,
  filledValues,
  fillIn,
  inAllUnless,
  lead,
  never,
  openContactPage,
  send,
  sendOff,
  test,
  thanks,
  valuesOf,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

test('fault 40: a double click and Enter send one lead', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await fillIn(page);
  await button(page).dblclick();
  await page.keyboard.press('Enter');
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1 }]);
});

const leftWhileSending = /The page was left while sending$/;

cachingTest.describe('fault 41: back from the page cache', () => {
  cachingTest.beforeEach(({ page }) =>
    page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameFromCache: persisted }));
    }),
  );

  async function leaveAndComeBack(page: Page, url: string): Promise<void> {
    await page.goto(`${url}/privacy-policy`);
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => (window as { cameFromCache?: boolean }).cameFromCache))
      .toBe(true);
    await expect(button(page)).toHaveText('Try again');
    expect(await valuesOf(page)).toEqual(filledValues);
  }

  cachingTest(
    'mid-send the form is usable, and one lead is stored',
    async ({ page, sandbox, expectConsole }) => {
      expectConsole(leftWhileSending);
      await sandbox.fail({ path: lead, delayMs: never, commit: true, status: 200 });
      await sendOff(page, sandbox);
      await leaveAndComeBack(page, sandbox.url);
      await expectOneLeadAfterTryAgain(page, sandbox);
    },
  );

  cachingTest(
    'with a challenge open the form is usable: the challenge is gone, and the next press runs a new check',
    async ({ page, sandbox, expectConsole }) => {
      expectConsole(leftWhileSending);
      await sandbox.captcha('challenge', 1);
      await send(page, sandbox);
      const challenge = page.locator('iframe[name^="c-"]');
      await expect(challenge).toBeVisible();
      await leaveAndComeBack(page, sandbox.url);
      await expect(challenge).toBeHidden();
      await expectOneLeadAfterTryAgain(page, sandbox);
    },
  );
});

test('fault 41: going back after success sends nothing again', async ({ page, sandbox }) => {
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
  await page.goto(`${sandbox.url}/privacy-policy`);
  await page.goBack();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1 }]);
});

test('fault 42: a reload restores the draft, and offers to clear it', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await fillIn(page);
  await page.reload();
  await page.locator('[data-widget="request-call-form"][data-widget-state="ready"]').waitFor();
  expect(await valuesOf(page)).toEqual(filledValues);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await page.reload();
  await page.locator('[data-widget="request-call-form"][data-widget-state="ready"]').waitFor();
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

for (const [what, region] of [
  ['a choice', '6011'],
  ['the placeholder', 'none'],
] as const) {
  test(
    `fault 47: ${what} that the browser restored in a list is sent, whatever was chosen before`,
    inAllUnless(region === 'none'),
    async ({ page, sandbox }) => {
      await openContactPage(page, sandbox);
      await fillIn(page);
      // Firefox after a reload: no event, and the form is already there.
      await page
        .locator('[name="FormPostcode"]')
        .evaluate((list: HTMLSelectElement, value) => (list.value = value), region);
      await button(page).click();
      if (region === 'none') {
        await expect(page.getByText('Please select your region')).toBeVisible();
        await page.getByLabel('Choose your region').selectOption('Wellington');
        await button(page).click();
      }
      await expect(page.getByText(thanks)).toBeVisible();
      expect(sandbox.records('call-centre')).toMatchObject([
        { fields: { FormPostcode: '6011', Region: 'Wellington' } },
      ]);
    },
  );
}
