import type { Browser } from '@playwright/test';
import { findBrowser } from '../../../../../scripts/browser.ts';
import { test } from './fixtures.ts';

/** Pages of a browser that keeps them for going back: Playwright switches that off for the one it shares, and one without a window keeps none. */
export const cachingTest = test.extend<object, { cachingBrowser: Browser }>({
  cachingBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const options = { ...launchOptions, executablePath: findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] };
      const browser = await playwright.chromium.launch(options);
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
