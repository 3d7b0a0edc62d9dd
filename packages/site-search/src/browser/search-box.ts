import {
  failedRequest,
  searchBox as box,
  test as base,
  untilSearchLoaded,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export { openHome, searchBox as box } from '@adviser-widgets/testing/browser';

export const queries = '/queries';

/** One in four advisers on the demo site has no photo, which logs a failed request. */
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
export const rows = (page: Page) => page.getByRole('option').filter({ hasText: /^(Page|Blog|Adviser): / });

/** At a human pace, once the search code has loaded. */
export async function type(page: Page, text: string): Promise<void> {
  await box(page).focus();
  await untilSearchLoaded(page);
  await page.keyboard.type(text, { delay: 40 });
}
