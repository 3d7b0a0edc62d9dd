import {
  barePage,
  button,
  cachingTest,
  expect,
  expectReady,
  filledValues,
  fillIn,
  valuesOf,
  type BareOrigin,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

/** Counts mounts and unmounts on a page, and records whether it was restored from the back/forward cache. */
function watchPage(): void {
  const seen = { persisted: false, mounts: 0, unmounts: 0 };
  addEventListener('pageshow', ({ persisted }) => (seen.persisted = persisted));
  addEventListener('aw:ready', () => seen.mounts++);
  addEventListener('aw:unmounted', () => seen.unmounts++);
  Object.assign(window, { seen });
}

function seenOn(page: Page): Promise<object> {
  return page.evaluate(() => (window as unknown as { seen: object }).seen);
}

const test = cachingTest.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(watchPage);
    await use(page);
  },
});

/** Waits for the captcha's two frames: browsers do not cache a page with a frame that is still loading. */
async function captchaLoaded(page: Page): Promise<void> {
  await expect.poll(() => page.mainFrame().childFrames()).toHaveLength(2);
  await Promise.all(
    page
      .mainFrame()
      .childFrames()
      .map((frame) => frame.waitForLoadState()),
  );
}

async function leaveAndComeBack(page: Page, bare: BareOrigin): Promise<void> {
  await page.goto(bare.serve('<!doctype html><title>Elsewhere</title><p>Elsewhere</p>'));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => seenOn(page)).toMatchObject({ persisted: true });
}

test('after a return from the page cache, the form is there once, keeps typed text and sends', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  await leaveAndComeBack(page, bare);
  await fillIn(page);
  await captchaLoaded(page);
  await leaveAndComeBack(page, bare);
  expect(await valuesOf(page)).toEqual(filledValues);
  await expect(page.locator('form')).toHaveCount(1);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
  expect(await seenOn(page)).toMatchObject({ mounts: 1, unmounts: 0 });
});

test('after an early return from the page cache, the widget still mounts when it comes near', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(
    bare.serve(barePage(sandbox).replace('<body>', '<body><div style="height: 5000px"></div>')),
  );
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'pending');
  await leaveAndComeBack(page, bare);
  await page.locator('[data-widget]').scrollIntoViewIfNeeded();
  await expectReady(page);
  expect(await seenOn(page)).toMatchObject({ mounts: 1 });
});

test('after a return from the page cache, a changed attribute still updates the widget', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  await leaveAndComeBack(page, bare);
  await page.locator('[data-widget]').evaluate((element) => element.setAttribute('data-heading', 'Ring me'));
  await expect(page.getByRole('heading', { name: 'Ring me' })).toBeVisible();
});
