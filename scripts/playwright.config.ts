import { defineConfig, type Project } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findFirefox, findTestBrowser, findWebKitDriver, testBrowserArgs } from './browser.ts';
import { chosenEngines, type EngineName } from './engines/engines.ts';
import { reportsFolder } from './read-reports.ts';

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
  'scripts/chaos/**',
  ...outside,
];

/** The cases for every engine. */
const ofEngines = '**/*.engines.browser.ts';

/** Of visitors with less: in `npm test`, Chromium's stand for those of the other engines. */
const ofVisitors = ['**/with-less.engines.browser.ts', ...outside];

/** What Firefox plays in `npm run test:all` besides the cases for every engine, tests that are tagged `@all` too. */
const allInFirefox = ['**/every-widget.browser.ts', '**/load/integrity.browser.ts'];

/** What Firefox plays in `npm run test:all` of what `npm test` plays in Chromium. CONTRIBUTING.md says what is left out. */
const alsoInFirefox = [
  '{adviser-search,banners,blog-list,chat,disclosure,gift-programme,maps,media}/**/*.browser.ts',
  '{core,editor,forms,subscription-centre,survey,tracking}/**/*.browser.ts',
  'navigation/src/{calculator-nav,off-canvas-nav}/*.browser.ts',
  'lead-forms/**/{accessible-states,captcha-code,network-faults}.browser.ts',
].map((glob) => `**/packages/${glob}`);

/** Firefox asks no server, and has no properties such as `ariaControlsElements`: 153 crashes when axe reads them. */
const firefoxUserPrefs = {
  'accessibility.ARIAElementReflection.enabled': false,
  'browser.chrome.site_icons': false, // a strict policy forbids them
  'browser.sessionhistory.max_total_viewers': 0, // no back/forward cache: Playwright waits for a load
  'dom.events.testing.asyncClipboard': true, // pages may read the clipboard
  'widget.gtk.overlay-scrollbars.enabled': true, // as on phones; in Chromium, Playwright hides them
  'ui.useOverlayScrollbars': 1,
  'messaging-system.rsexperimentloader.enabled': false,
  'network.captive-portal-service.enabled': false,
};

interface Options {
  /** The engine of the widgets (R28). */
  readonly engine: 'react' | 'light';
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
  firefox() {
    const use = {
      engine: 'react',
      browserName: 'firefox',
      channel: 'moz-firefox', // has Playwright drive a released Firefox, over WebDriver BiDi
      launchOptions: {
        executablePath: join(import.meta.dirname, 'engines', 'firefox.mjs'),
        env: { ...process.env, FIREFOX_PATH: findFirefox() },
        firefoxUserPrefs,
      },
    } as const;
    if (!isAll)
      return [
        { name: 'firefox', use, testMatch: ofEngines, testIgnore: ofVisitors, grepInvert: /@all|@chromium/ },
      ];
    return [
      { name: 'firefox', use, testMatch: [ofEngines, ...allInFirefox], grepInvert: /@chromium/ },
      { name: 'firefox-widgets', use, testMatch: alsoInFirefox, grepInvert: /@all|@chromium/ },
    ];
  },
  webkit: () => [
    {
      name: 'webkit',
      use: { engine: 'react', webDriver: findWebKitDriver() },
      testMatch: ofEngines,
      ...(isAll ? {} : { testIgnore: ofVisitors }),
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
    'examples/**/*.browser.ts',
    'stories/**/*.browser.ts',
    'scripts/chaos/**/*.browser.ts',
  ],
  testIgnore: outside,
  outputDir: join(root, 'test-results', 'browser'),
  reporter: [['list'], ['json', { outputFile: join(root, reportsFolder, 'browser.json') }]],
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
