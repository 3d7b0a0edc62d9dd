import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { BrowserCommandContext } from 'vitest/node';
import { browserArgs, findTestBrowser } from '@adviser-widgets/testing/browsers';
import { keepTranscript } from './keep-transcript.ts';

const root = join(import.meta.dirname, '..');

/** Runs every story as a test in a real browser. Separate from the unit tests, which need no browser. */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: join(root, '.storybook') })],
  // The screen reader brings a user too, and two copies of it break each other's typing.
  resolve: { alias: { '@testing-library/user-event': 'storybook/test' } },
  // Pre-bundles these dependencies: if Vite finds one later, it reloads the page during a test.
  optimizeDeps: {
    entries: ['.storybook/{preview,vitest.setup}.*', 'stories/**/*.stories.tsx', 'packages/*/src/index.ts'],
  },
  test: {
    name: 'stories',
    testTimeout: 30_000,
    isolate: false, // Storybook resets what a story changes; one page for all files saves a fifth of the time
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // Checks of a state wait for frames, which come as fast as they can be drawn.
        launchOptions: {
          executablePath: findTestBrowser(),
          args: [...browserArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
        },
      }),
      instances: [{ browser: 'chromium' }],
      commands: {
        keepTranscript,
        forceColours: ({ page }: BrowserCommandContext, isForced: boolean) =>
          page.emulateMedia({ forcedColors: isForced ? 'active' : null }),
      },
    },
  },
});
