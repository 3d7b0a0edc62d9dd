import { defineConfig, type Project } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  findFirefox,
  findTestBrowser,
  findWebKitDriver,
  testBrowserArgs,
} from '@adviser-widgets/testing/browsers';
import { chosenEngines, type EngineName } from './engines/engines.ts';
import { reportsFolder } from './read-reports.ts';

const root = join(import.meta.dirname, '..');
const isAll = process.env.AW_ALL !== undefined;

const outside = ['**/node_modules/**', '**/dist/**'];

/** What `npm test` also runs on the light engine: every widget and every form. */
const onEitherEngine = [
  'every-widget',
  'lead-forms',
  'request-survey',
  'gift-programme',
  'subscription-centre',
  'containment',
  'summaries',
  'poisoned',
  'engine',
].map((name) => `**/${name}.browser.ts`);

/** Tests that only apply where another engine replaces React; `npm run test:all` runs them on React too. */
const ofLight = '**/engine.browser.ts';

/** Tests in which nothing is rendered by a widget engine, or only by the tests' own. */
const engineless = [
  'packages/sandbox/**',
  'packages/editor/src/{builder,preview}/**',
  'packages/loader/src/browser/load/releases.browser.ts',
  'scripts/deploy/**',
  'scripts/visits/**',
  ...outside,
];

/** The cases for every engine. Of visitors with less, Chromium's stand for those of the others in `npm test`. */
const casesOfEngines = {
  testMatch: '**/*.engines.browser.ts',
  ...(isAll ? {} : { testIgnore: ['**/with-less.engines.browser.ts', ...outside] }),
};

interface Options {
  /** The engine of the widgets. */
  readonly engine: 'react' | 'light';
  /** Paths of what drives the cases for every engine outside Chromium. */
  readonly firefox: string | undefined;
  readonly webDriver: string | undefined;
}

/** The projects of each browser engine. */
const projects: Record<EngineName, () => Project<object, Options>[]> = {
  chromium() {
    const launchOptions = { executablePath: findTestBrowser(), args: [...testBrowserArgs] };
    return [
      {
        name: 'react',
        use: { engine: 'react', launchOptions },
        ...(isAll ? {} : { testIgnore: [...outside, ofLight] }),
      },
      {
        name: 'light',
        use: { engine: 'light', launchOptions },
        testIgnore: engineless,
        ...(isAll ? {} : { testMatch: onEitherEngine, grepInvert: /@all|@react/ }),
      },
    ];
  },
  firefox: () => [{ name: 'firefox', use: { engine: 'react', firefox: findFirefox() }, ...casesOfEngines }],
  webkit: () => [
    {
      name: 'webkit',
      use: { engine: 'react', webDriver: findWebKitDriver() },
      ...casesOfEngines,
      grepInvert: isAll ? /@forced-colours/ : /@all|@forced-colours/, // WebKitGTK has none
    },
  ],
};

/**
 * Limits are generous, as the machine may be busy; nothing is retried. Slow tests are tagged `@all`.
 * A trace costs a quarter of the time; request it with `--trace on`.
 */
export default defineConfig<object, Options>({
  testDir: root,
  testMatch: [
    'packages/*/src/**/*.browser.ts',
    'examples/{html,site}/**/*.browser.ts',
    'stories/**/*.browser.ts',
    'scripts/deploy/*.browser.ts',
    'scripts/visits/**/*.browser.ts',
  ],
  testIgnore: outside,
  outputDir: join(root, 'test-results', 'browser'),
  reporter: [['list'], ['junit', { outputFile: join(root, reportsFolder, 'browser.xml') }]],
  projects: chosenEngines().flatMap((name) => projects[name]()),
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
  },
});
