import type { Page } from 'playwright';

/**
 * Waits only for the new document: requests may hang. Retries, as Chromium does nothing in about one visit in
 * several thousand; we don't know why. A page that no longer responds ends the visit.
 */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit', timeout: 15_000 }).catch(async (error: unknown) => {
    if (!String(error).includes('Timeout')) throw error;
    await page.locator('html').getAttribute('class', { timeout: 10_000 });
    await page.reload({ waitUntil: 'commit' });
  });
}
