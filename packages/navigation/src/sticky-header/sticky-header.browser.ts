import { expect, inAllUnless, shifted, test, watchShifts } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { openNavigation, scrollTo, text, unmount } from '../browser/navigation-page.ts';

const header = (height: number) =>
  `<div class="aw-widget" data-widget="sticky-header"><header style="box-sizing: border-box; min-height: ${height}px; padding: 8px"><a href="#p20">Go</a> <label>Name <input></label></header></div>`;
const page64 = `<div style="background: rgb(11, 37, 69); color: #fff">${header(64)}</div><main>${text}</main>`;

const bar = (page: Page) => page.locator('.aw-sticky-header__bar');
const isStuck = (page: Page) => page.locator('.aw-sticky-header--stuck').count();
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
/** Position of a paragraph in the document. */
const place = (page: Page) =>
  page.locator('#p10').evaluate((element) => element.getBoundingClientRect().top + scrollY);

for (const width of [360, 768, 1280]) {
  test(
    `nothing shifts at ${width} px, as it mounts, sticks and unmounts, however high it is`,
    inAllUnless(width === 360),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height: 700 });
      for (const height of [64, 140]) {
        await watchShifts(page);
        await openNavigation(page, { sandbox, bare, body: `${header(height)}<main>${text}</main>` });
        const before = await place(page);
        for (const top of [60, 73, 74, 600, 73, 72, 80, 0]) {
          await scrollTo(page, top);
          expect(await place(page)).toBe(before);
        }
        expect(await shifted(page)).toBe(0);
      }
    },
  );
}

test('keeps its place, background, focus and typed values', async ({ page, sandbox, bare }) => {
  await openNavigation(page, {
    sandbox,
    bare,
    body: `<div style="width: 600px; margin: 0 auto; padding: 10px; background: rgb(11, 37, 69)">${header(64)}</div><main>${text}</main>`,
  });
  const left = (await page.locator('input').boundingBox())?.x;
  await page.getByLabel('Name').fill('Aroha');
  await scrollTo(page, 500);
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Aroha');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(11, 37, 69)');
  expect((await page.locator('input').boundingBox())?.x).toBe(left);
  await expect.poll(() => topOf(page, '.aw-sticky-header__bar')).toBe(0); // once it has slid in
});

test("covers neither the focus nor a link's target (WCAG 2.4.11, w3c/wcag#3775)", async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await openNavigation(page, { sandbox, bare, body: page64 });
  await page.getByRole('link', { name: 'Go' }).click(); // from the top, before the header sticks
  await expect(page.locator('.aw-sticky-header--stuck')).toHaveCount(1);
  expect(await topOf(page, '#p20')).toBeGreaterThanOrEqual(64);
  const covered: number[] = [];
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    if (top < 64) covered.push(top);
  }
  expect(covered).toEqual([]);
});

test('stays clear of a bar above it (--aw-sticky-top), and keeps the focus clear of both', async ({
  page,
  sandbox,
  bare,
}) => {
  const head =
    '<style>:root { --aw-sticky-top: 32px; scroll-padding-top: 40px } #wpadminbar { position: fixed; top: 0; height: 32px }</style>';
  await openNavigation(page, { sandbox, bare, head, body: `<div id="wpadminbar"></div>${page64}` });
  await scrollTo(page, 400);
  await expect(async () => expect(await topOf(page, '.aw-sticky-header__bar')).toBe(32)).toPass();
  await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '96px');
  await unmount(page, '[data-widget]');
  await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '40px');
  await expect(page.locator('html')).not.toHaveAttribute('style');
});

test('keeps the height of its own lines as the window changes, and not that of opened content', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  const body = `<div class="aw-widget" data-widget="sticky-header"><header><span style="display: inline-block; width: 500px">Left</span><span style="display: inline-block; width: 400px">Right</span><details><summary>More</summary><p>More of it</p></details></header></div><main>${text}</main>`;
  await openNavigation(page, { sandbox, bare, body });
  const height = () =>
    page
      .locator('.aw-sticky-header')
      .evaluate((element) => Math.round(element.getBoundingClientRect().height));
  await scrollTo(page, 300);
  const wide = await height();
  await page.getByText('More', { exact: true }).click();
  await expect(page.locator('html')).not.toHaveCSS('scroll-padding-top', `${wide}px`);
  expect(await height()).toBe(wide);
  await page.getByText('More', { exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('scroll-padding-top', `${wide}px`);
  await page.setViewportSize({ width: 600, height: 700 });
  await expect(async () => expect(await height()).toBe(wide + 24)).toPass();
  await scrollTo(page, 0);
  expect(await height()).toBe(wide + 24);
});

test('stays in the page in print, and if it would take a third of the window', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openNavigation(page, { sandbox, bare, body: `${header(130)}<main>${text}</main>` });
  await scrollTo(page, 400);
  expect(await isStuck(page)).toBe(0);
  await expect(page.locator('html')).toHaveCSS('scroll-padding-top', 'auto');
  await page.setViewportSize({ width: 320, height: 600 });
  await scrollTo(page, 401);
  await expect(page.locator('.aw-sticky-header--stuck')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toHaveCSS('position', 'static');
});

test('does not slide in under reduced motion', async ({ page, sandbox, bare }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openNavigation(page, { sandbox, bare, body: page64 });
  await scrollTo(page, 400);
  expect(await isStuck(page)).toBe(1);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('with data-hide-on-scroll it is out of sight on the way down, and covers nothing that Tab reaches', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openNavigation(page, {
    sandbox,
    bare,
    body: page64.replace('data-widget="sticky-header"', '$& data-hide-on-scroll'),
  });
  const bottom = () => bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  for (const top of [66, 72, 74]) await scrollTo(page, top);
  expect(await bottom(), 'it has left with the page').toBeLessThan(0);
  await scrollTo(page, 600);
  await expect.poll(bottom).toBeLessThan(-16); // with its shadow
  await scrollTo(page, 580);
  await expect.poll(bottom).toBe(64);
  await scrollTo(page, 800);
  await expect.poll(bottom).toBeLessThan(-16);
  await page.getByLabel('Name').focus();
  await expect.poll(bottom, 'the keyboard has reached it').toBe(64);
  await scrollTo(page, 1000);
  expect(await page.locator('.aw-sticky-header--away').count(), 'while it has the focus').toBe(0);
  await page.locator('#p20').focus();
  await scrollTo(page, 1400);
  await expect.poll(bottom).toBeLessThan(-16);
  await page.locator('#p24').focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(bottom).toBe(64);
  expect(await topOf(page, '#p23')).toBeGreaterThanOrEqual(64);
});
