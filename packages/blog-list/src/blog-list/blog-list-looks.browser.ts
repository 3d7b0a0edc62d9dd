import {
  expect,
  inAllUnless,
  shifted,
  test,
  untilStill,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import type { Locator } from '@playwright/test';
import { open } from '../browser/blog-page.ts';

for (const width of [360, 768, 1280]) {
  test(
    `at ${width} px the widget mounts without a layout shift`,
    inAllUnless(width === 360),
    async ({ page, browser, sandbox }) => {
      const boxes = (locator: Locator) =>
        locator.evaluateAll((elements) =>
          elements.map((element) => ({ ...(element.getBoundingClientRect().toJSON() as object) })),
        );
      const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
      const before = await plain.newPage();
      await before.goto(`${sandbox.url}/blog`);
      await watchShifts(page);
      await page.setViewportSize({ width, height: 800 });
      await open(page, sandbox);
      await untilStill(page);
      expect(await boxes(page.locator('article, article *'))).toEqual(
        await boxes(before.locator('article, article *')),
      );
      expect(await shifted(page)).toBeLessThanOrEqual(0.001);
      await plain.close();
    },
  );

  test(
    `at ${width} px without JavaScript every article can be reached`,
    inAllUnless(width === 360),
    async ({ browser, sandbox }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      await page.goto(`${sandbox.url}/blog`);
      const articles = page.getByRole('article');
      await expect(articles).toHaveCount(12);
      await page.getByRole('link', { name: 'Older articles' }).click();
      await expect(page).toHaveURL(`${sandbox.url}/blog?page=2`);
      await expect(page.getByText('Page 2 of 3')).toBeVisible();
      if (width < 768) await page.getByText('Category: Show all').click();
      await page
        .getByRole('link', { name: 'Insurance Articles', exact: true })
        .and(page.locator('nav a:visible'))
        .click();
      await expect(page).toHaveURL(`${sandbox.url}/blog/insurance`);
      await articles.first().getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How much life cover is enough?');
      await context.close();
    },
  );
}
