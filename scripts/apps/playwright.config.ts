import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { findTestBrowser, testBrowserArgs } from '../browser.ts';
import { root } from '../cdn/find-widgets.ts';
import { reportsFolder } from '../read-reports.ts';
import browserConfig from '../playwright.config.ts';

/** Tests apps that take the packages from npm, as a consumer would. */
export default defineConfig({
  ...browserConfig,
  testDir: join(import.meta.dirname, 'browser'),
  testMatch: '*.browser.ts',
  outputDir: join(root, 'test-results', 'apps'),
  reporter: [['list'], ['json', { outputFile: join(root, reportsFolder, 'apps.json') }]],
  projects: [{ name: 'apps' }],
  use: {
    ...browserConfig.use,
    launchOptions: { executablePath: findTestBrowser(), args: [...testBrowserArgs] },
  },
  workers: 1,
});
