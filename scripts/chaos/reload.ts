import type { Page } from 'playwright';

/**
 * Loads the page again, until its new document comes: what hangs in it, or hung in the old one, is not waited for. Once more
 * where the browser does nothing: Chromium does so in one visit of some thousand, for a reason that could not be made to come
 * again. A page that no longer answers is another matter: it ends the visit.
 */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit', timeout: 15_000 }).catch(async (error: unknown) => {
    if (!String(error).includes('Timeout')) throw error;
    await page.locator('html').getAttribute('class', { timeout: 10_000 });
    await page.reload({ waitUntil: 'commit' });
  });
}
