import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findTestBrowser, testBrowserArgs } from './browser.ts';
import { findWebKitDriver } from './engines/webkit.ts';
import { reportPath } from './gate/steps.ts';

const root = join(import.meta.dirname, '..');
const isAll = process.env.AW_ALL !== undefined;

const outside = ['**/node_modules/**', '**/dist/**'];

/** What `npm test` also runs on the light engine: every widget and every form (R28). */
const onEitherEngine = [
  'every-widget',
  'lead-forms',
  'request-survey',
  'gift-programme',
  'subscription-centre',
  'containment',
  'poisoned',
  'integrity',
  'engine',
].map((name) => `**/${name}.browser.ts`);

/** Tests that only apply where another engine replaces React; `npm run test:all` runs them on React too. */
const ofLight = '**/engine.browser.ts';

/** Tests in which nothing is rendered by a widget engine, or only by the tests' own. */
const engineless = [
  'packages/sandbox/**',
  'packages/editor/src/{builder,preview}/**',
  'packages/loader/src/browser/load/releases.browser.ts',
  'scripts/chaos/**',
  ...outside,
];

/**
 * Browser tests against the built files. Limits are generous, because the machine may be busy; nothing is
 * retried. Slow tests are tagged `@all` and only run in `npm run test:all`. A trace costs a quarter of the
 * time, so it is off unless requested: `--trace on`.
 */
export default defineConfig<object, { engine: 'react' | 'light'; webDriver: string | undefined }>({
  testDir: root,
  testMatch: [
    'packages/*/src/**/*.browser.ts',
    'examples/**/*.browser.ts',
    'stories/**/*.browser.ts',
    'scripts/chaos/**/*.browser.ts',
  ],
  testIgnore: outside,
  outputDir: join(root, 'test-results', 'browser'),
  reporter: [['list'], ['json', { outputFile: join(root, reportPath('browser')) }]],
  projects: [
    { name: 'react', use: { engine: 'react' }, ...(isAll ? {} : { testIgnore: [...outside, ofLight] }) },
    {
      name: 'light',
      use: { engine: 'light' },
      testIgnore: engineless,
      ...(isAll ? {} : { testMatch: onEitherEngine, grepInvert: /@all|@react/ }),
    },
    ...(process.env.AW_ENGINES?.includes('webkit')
      ? [
          {
            name: 'webkit',
            use: { engine: 'react' as const, webDriver: findWebKitDriver() },
            testMatch: '**/*.engines.browser.ts',
          },
        ]
      : []),
  ],
  workers: availableParallelism(),
  fullyParallel: false,
  grepInvert: isAll ? [] : /@all/,
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
    launchOptions: { executablePath: findTestBrowser(), args: [...testBrowserArgs] },
  },
});
