import type { Browser } from '@playwright/test';
import { findBrowser } from '../../machine/browsers.ts';
import { test } from './fixtures.ts';

/**
 * Tests in a browser with a back/forward cache. Playwright disables it in the shared browser, and a headless
 * browser has none.
 */
export const cachingTest = test.extend<object, { cachingBrowser: Browser }>({
  cachingBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const options = {
        ...launchOptions,
        executablePath: findBrowser(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      };
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
