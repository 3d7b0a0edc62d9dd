import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findTestBrowser, testBrowserArgs } from './browser.ts';

const root = join(import.meta.dirname, '..');

/** Every story as a test in a real browser. Apart from the unit tests, so that those need no browser. */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: join(root, '.storybook') })],
  // Found before the first test: a dependency found later makes Vite reload the page under a test.
  optimizeDeps: { entries: ['.storybook/preview.*', 'stories/**/*.stories.tsx', 'packages/*/src/index.ts'] },
  test: {
    name: 'stories',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath: findTestBrowser(), args: [...testBrowserArgs] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
