import { expect, type Page } from '@playwright/test';
import { untilIdle } from './quiet.ts';

/** Waits for analytics, which load last, when no widget is loading. The extras listen by then. */
export const untilAnalytics = (page: Page) => page.waitForFunction(() => 'heap' in window);

/**
 * Waits until the extras listen: they set cookies, observe clicks on phone links and load analytics. Once the
 * page has requested their file, another import of it resolves after the page's own.
 */
export async function untilExtras(page: Page): Promise<void> {
  const address = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/page-extras-'))?.name,
  );
  await page.evaluate((url) => import(url ?? '').then(() => {}), await address.jsonValue());
}

/** The widgets that every page of the demo site loads, wherever it is scrolled to. */
const ofTheSite = ['notice-banner', 'sticky-header', 'off-canvas-nav', 'inline-search', 'web-chat'].map(
  (name) => `[data-widget="${name}"]`,
);

/** Waits, on the demo site, for everything that loads automatically. */
export async function settled(page: Page): Promise<void> {
  await expect(
    page.locator(`:is(${ofTheSite.join()}):not([data-widget-state="ready"])`).filter({ visible: true }),
  ).toHaveCount(0);
  await untilAnalytics(page);
  await untilIdle(page);
}
