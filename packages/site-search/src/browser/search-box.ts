import { expect, failedRequest, searchBox as box, test as base } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export { openHome, searchBox as box } from '@adviser-widgets/testing/browser';

/** End of the path of every search request. */
export const queries = '/queries';

/**
 * For pages that list advisers: one in four on the demo site has no photo, which logs a failed request on the
 * console.
 */
export const test = base.extend<{ readonly withoutPhotos: undefined }>({
  withoutPhotos: [
    async ({ expectConsole }, use) => {
      expectConsole(failedRequest);
      await use(undefined);
    },
    { auto: true },
  ],
});

export const options = (page: Page) => page.getByRole('option');
/** The options that are results. */
export const rows = (page: Page) => page.getByRole('option').filter({ hasText: /^(Page|Blog|Adviser): / });

/** Types at a human pace, once the search code has loaded. */
export async function type(page: Page, text: string): Promise<void> {
  await box(page).focus();
  await expect(box(page)).toHaveAttribute('role', 'combobox');
  await page.keyboard.type(text, { delay: 40 });
}
