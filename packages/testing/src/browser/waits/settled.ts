import { expect, type Page } from '@playwright/test';
import { untilIdle } from './quiet.ts';

/** Waits until analytics have come: last of all, when no widget is loading, and the extras listen by then. */
export const untilAnalytics = (page: Page) => page.waitForFunction(() => 'heap' in window);

/**
 * Waits until the extras listen, which set cookies, hear clicks on phone links and bring analytics. Where the page has
 * asked for their file, another import of it resolves after the page's own.
 */
export async function untilExtras(page: Page): Promise<void> {
  const address = await page.waitForFunction(() => performance.getEntriesByType('resource').find(({ name }) => name.includes('/page-extras-'))?.name);
  await page.evaluate((url) => import(url ?? '').then(() => {}), await address.jsonValue());
}

/** What every page of the demo site loads by itself, wherever it is scrolled to. */
const ofTheSite = ['notice-banner', 'sticky-header', 'off-canvas-nav', 'inline-search', 'web-chat'].map((name) => `[data-widget="${name}"]`);

/** Waits, on the demo site, for all that comes by itself. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(`:is(${ofTheSite.join()}):not([data-widget-state="ready"])`).filter({ visible: true })).toHaveCount(0);
  await untilAnalytics(page);
  await untilIdle(page);
}
