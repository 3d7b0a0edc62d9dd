import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { reportPath } from './gate/steps.ts';
import browserConfig from './playwright.config.ts';

/**
 * Tests apps that take the packages from npm: each is installed as a consumer would, built, and used in a
 * browser.
 */
export default defineConfig({
  ...browserConfig,
  testDir: join(import.meta.dirname, 'apps', 'browser'),
  testMatch: '*.browser.ts',
  outputDir: join(import.meta.dirname, '..', 'test-results', 'apps'),
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '..', reportPath('apps')) }]],
  workers: 1,
});
