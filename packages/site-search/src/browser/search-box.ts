import { expect, failedRequest, searchBox as box, test as base } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export { openHome, searchBox as box } from '@adviser-widgets/testing/browser';

/** End of the path that every search is sent to. */
export const queries = '/queries';

/** Tests of pages that list advisers: one in four of the demo site's has no photo, which the console tells. */
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

/** Types as people do, with the code there that searches. */
export async function type(page: Page, text: string): Promise<void> {
  await box(page).focus();
  await expect(box(page)).toHaveAttribute('role', 'combobox');
  await page.keyboard.type(text, { delay: 40 });
}
