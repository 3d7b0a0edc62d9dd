import {
  axeFindings,
  expect,
  gapsAround,
  inAllUnless,
  shifted,
  test,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { navigationPage, openNavigation, scrollTo, text } from '../browser/navigation-page.ts';

const bar =
  '<aside class="aw-widget" data-widget="sticky-mobile-bar" aria-label="Get in touch"><a href="tel:0800000000">0800 000 000</a> <a href="#call">Request a call</a></aside>';
const body = `<main><h1>Loans</h1>${bar}${text}</main>`;

const call = (page: Page) => page.getByRole('link', { name: 'Request a call' });

test.use({ viewport: { width: 360, height: 640 } });

test('shows once the page is scrolled by more than 750 px, on windows narrower than 768 only', async ({
  page,
  sandbox,
  bare,
}) => {
  await openNavigation(page, { sandbox, bare, body });
  for (const [top, count] of [
    [0, 0],
    [750, 0],
    [751, 1],
    [1200, 1],
    [750, 0],
  ] as const) {
    await scrollTo(page, top);
    await expect(call(page), `at ${top}`).toHaveCount(count);
  }
  await scrollTo(page, 1200);
  for (const [width, count] of [
    [767, 1],
    [768, 0],
    [1280, 0],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await expect(call(page), `at ${width}`).toHaveCount(count);
  }
});

test('the words of a link are one text, around what is bold in it', async ({ page, sandbox, bare }) => {
  const words = body.replace('0800 000 000', 'Call <strong>0800</strong> now');
  await openNavigation(page, { sandbox, bare, body: words });
  await scrollTo(page, 1200);
  const gap = await gapsAround(page.locator('.aw-sticky-bar strong'));
  expect(gap).toBeGreaterThan(2); // the spaces
  expect(gap).toBeLessThan(8);
});

test('words of the bar itself are one text, too, with links among them', async ({ page, sandbox, bare }) => {
  const words = body.replace('<a href="tel', 'Call <strong>now</strong> on <a href="tel');
  await openNavigation(page, { sandbox, bare, body: words });
  await scrollTo(page, 1200);
  expect(await gapsAround(page.locator('.aw-sticky-bar strong'))).toBeLessThan(8);
});

test('cannot be reached while it is hidden', async ({ page, sandbox, bare }) => {
  await openNavigation(page, { sandbox, bare, body });
  const reached: string[] = [];
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(reached).toEqual([0, 1, 2, 3, 4].map((index) => `Paragraph ${index}`));
  await expect(page.getByRole('complementary').getByRole('link')).toHaveCount(0);
});

for (const width of [360, 768, 1280]) {
  test(
    `nothing shifts at ${width} px, neither as it mounts nor as it shows`,
    inAllUnless(width === 360),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height: 640 });
      await watchShifts(page);
      await openNavigation(page, { sandbox, bare, body });
      for (const top of [751, 1000, 700, 800]) await scrollTo(page, top);
      expect(await shifted(page)).toBe(0);
    },
  );
}

test('covers neither the focus nor the end of the page, and restores both', async ({
  page,
  sandbox,
  bare,
}) => {
  await openNavigation(page, { sandbox, bare, body, head: '<style>body { padding-bottom: 10px }</style>' });
  await scrollTo(page, 900);
  await expect(call(page)).toBeVisible();
  const height = await page
    .locator('.aw-sticky-bar')
    .evaluate((element) => (element as HTMLElement).offsetHeight);
  await page.getByRole('link', { name: 'Paragraph 20' }).focus();
  const covered: number[] = [];
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    if (bottom > 640 - height) covered.push(bottom);
  }
  expect(covered).toEqual([]);
  await scrollTo(page, 100_000);
  const end = await page.locator('main').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual(640 - height);
  expect(await axeFindings(page)).toEqual([]);
  await scrollTo(page, 0);
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '10px');
  await expect(page.locator('body')).not.toHaveAttribute('style');
  await expect(page.locator('html')).not.toHaveAttribute('style');
});

test('without scripts it is in its place; with them it is hidden until needed', async ({
  browser,
  page,
  sandbox,
  bare,
}) => {
  const address = navigationPage({ sandbox, bare, body });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  await expect(call(plain)).toBeVisible();
  await context.close();
  await page.route('**/loader.js', (route) => route.fulfill({ body: '' }));
  await page.goto(address);
  await expect(page.getByRole('heading')).toBeVisible();
  await expect(call(page)).toHaveCount(0);
});

test('does not slide in under reduced motion', async ({ page, sandbox, bare }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openNavigation(page, { sandbox, bare, body });
  await scrollTo(page, 900);
  await expect(call(page)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('too high for the window, it stays in the page, and sticks again once it fits', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 320, height: 150 });
  await openNavigation(page, { sandbox, bare, body });
  const strip = page.locator('.aw-sticky-bar');
  await expect(strip).toHaveCSS('position', 'static');
  await expect(call(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 600 });
  await expect(strip).toHaveCSS('position', 'fixed');
  await expect(strip).toBeHidden();
});
