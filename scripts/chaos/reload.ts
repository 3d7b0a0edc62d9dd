import type { Page } from 'playwright';

/** Loads the page again, until its new document comes: what hangs in it, or hung in the old one, is not waited for. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
}
