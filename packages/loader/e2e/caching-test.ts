import type { Browser } from '@playwright/test';
import { test } from './fixtures.ts';

/** Pages of a browser that keeps them for going back; Playwright switches that off for the one it shares. */
export const cachingTest = test.extend<object, { cachingBrowser: Browser }>({
  cachingBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ cachingBrowser }, use) => {
    const page = await cachingBrowser.newPage();
    await use(page);
    await page.close();
  },
});
