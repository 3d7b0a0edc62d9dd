import { searchBox as box, untilSearchLoaded } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export { openHome, searchBox as box, test } from '@adviser-widgets/testing/browser';

export const queries = '/queries';

export const options = (page: Page) => page.getByRole('option');
export const rows = (page: Page) => page.getByRole('option').filter({ hasText: /^(Page|Blog|Adviser): / });

/** At a human pace, once the search code has loaded. */
export async function type(page: Page, text: string): Promise<void> {
  await box(page).focus();
  await untilSearchLoaded(page);
  await page.keyboard.type(text, { delay: 40 });
}
