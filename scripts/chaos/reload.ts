import type { Page } from 'playwright';

/**
 * Reloads the page and waits only until its new document starts, because requests of the old or the new page
 * may hang. Retries if the browser does nothing: Chromium does so in about one visit in several thousand, and
 * we could not reproduce why. A page that no longer responds ends the visit.
 */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit', timeout: 15_000 }).catch(async (error: unknown) => {
    if (!String(error).includes('Timeout')) throw error;
    await page.locator('html').getAttribute('class', { timeout: 10_000 });
    await page.reload({ waitUntil: 'commit' });
  });
}
