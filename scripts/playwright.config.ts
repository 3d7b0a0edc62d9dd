import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { browserArgs, findTestBrowser } from './browser.ts';
import { reportPath } from './gate/steps.ts';

const root = join(import.meta.dirname, '..');

/**
 * Browser tests against the built files. Limits are generous, as the machine may be busy; nothing is tried twice. What is
 * tagged `@all` takes long and is left to `npm run test:all`. A trace costs a quarter of the time and is for
 * whoever asks for it: `--trace on`.
 */
export default defineConfig({
  testDir: root,
  testMatch: ['packages/*/e2e/**/*.spec.ts', 'examples/*/e2e/**/*.spec.ts'],
  testIgnore: ['**/node_modules/**', '**/dist/**'],
  outputDir: join(root, 'test-results', 'browser'),
  reporter: [['list'], ['json', { outputFile: join(root, reportPath('browser')) }]],
  workers: availableParallelism(),
  fullyParallel: false,
  grepInvert: process.env.AW_ALL ? [] : /@all/,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    launchOptions: { executablePath: findTestBrowser(), args: [...browserArgs] },
  },
});
