import { expect, type Page } from '@playwright/test';

/** Waits until analytics have come: last of all, when no widget is loading, and the extras listen by then. */
export const untilAnalytics = (page: Page) => page.waitForFunction(() => 'heap' in window);

/** What every page of the demo site loads by itself, wherever it is scrolled to. */
const ofTheSite = ['notice-banner', 'sticky-header', 'off-canvas-nav', 'inline-search', 'web-chat'].map((name) => `[data-widget="${name}"]`);

/** Waits, on the demo site, for all that comes by itself. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(`:is(${ofTheSite.join()}):not([data-widget-state="ready"])`).filter({ visible: true })).toHaveCount(0);
  await untilAnalytics(page);
  await page.waitForLoadState('networkidle');
}
