import {
  barePage,
  expect,
  expectReady,
  failedRequest,
  hold,
  inAll,
  inAllUnless,
  lookAt,
  shifted,
  test,
  untilStill,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import type { Locator } from '@playwright/test';
import { cards, open, showMore, status } from '../browser/blog-page.ts';

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

test(
  'fault 55: the list of articles has no axe finding in any state',
  inAll,
  async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(failedRequest, /answered 404$/);
    const { release } = await hold(page, '**/api/blog*');
    const body = `<style>body { margin: 0; font: 16px/1.5 sans-serif }</style><main><h1>Blog</h1><div class="aw-widget" data-widget="blog-list"></div></main>`;
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expectReady(page);
    await expect(page.getByRole('button', { name: 'Loading articles…' })).toBeVisible();
    await lookAt(page, 'loading');
    release();
    await expect(cards(page)).toHaveCount(12);
    await lookAt(page, 'first page');
    await sandbox.fail({ path: '/api/blog', status: 404 });
    await showMore(page).click();
    await expect(status(page)).toHaveText('The articles could not be loaded.');
    await lookAt(page, 'failed');
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(24);
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(33);
    await expect(showMore(page)).toHaveCount(0);
    await lookAt(page, 'no more');
  },
);
