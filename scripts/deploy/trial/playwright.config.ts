import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { findTestBrowser, testBrowserArgs } from '../../browser.ts';
import { root } from '../../cdn/find-widgets.ts';
import { reportsFolder } from '../../read-reports.ts';
import browserConfig from '../../playwright.config.ts';

/** Plays releases against real targets, while a browser reloads the pages that they serve. */
export default defineConfig({
  ...browserConfig,
  testDir: import.meta.dirname,
  testMatch: '*.browser.ts',
  outputDir: join(root, 'test-results', 'releases'),
  reporter: [['list'], ['json', { outputFile: join(root, reportsFolder, 'releases.json') }]],
  projects: [{ name: 'releases' }],
  timeout: 300_000,
  use: {
    ...browserConfig.use,
    launchOptions: { executablePath: findTestBrowser(), args: [...testBrowserArgs] },
  },
  workers: 1,
});
