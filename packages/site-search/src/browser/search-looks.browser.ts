import {
  expect,
  inAllUnless,
  openStrictPage,
  shifted,
  untilStill,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { openHome, rows, test, type } from './search-box.ts';

const prompt = (page: Page) => page.locator('.aw-search__prompt');
const typedPrompt = "I'm looking for...";

for (const [width, height] of [
  [360, 800],
  [768, 1024],
  [1280, 900],
] as const) {
  test(
    `results of a query in the address shift nothing at ${width} px`,
    inAllUnless(width === 360),
    async ({ page, sandbox }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height });
      await page.goto(`${sandbox.url}/search/home`);
      await expect(page.locator('[data-widget="site-search"]')).toHaveAttribute('data-widget-state', 'ready');
      await untilStill(page);
      expect(await shifted(page)).toBeLessThanOrEqual(0.001);
    },
  );
}

test('under a strict policy with Trusted Types the prompt is typed and the box searches, with no violation', async ({
  page,
  sandbox,
  bare,
}) => {
  const body = '<header><div data-widget="inline-search"></div></header>';
  const { violations } = await openStrictPage(page, { sandbox, bare, body });
  await expect(prompt(page)).toHaveText(typedPrompt);
  await type(page, 'home');
  await expect(rows(page).first()).toBeVisible();
  expect((await violations()).filter((violation) => !violation.startsWith('img-src'))).toEqual([]);
});

test('the prompt does not move under reduced motion', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, sandbox);
  await prompt(page).evaluate((element) => {
    Object.assign(window, { changes: 0 });
    new MutationObserver(() => (window as unknown as { changes: number }).changes++).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => (window as unknown as { changes: number }).changes)).toBe(0);
});
