import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { join } from 'node:path';
import { findTestBrowser, testBrowserArgs } from '@adviser-widgets/testing/browsers';
import { root } from './cdn/find-widgets.ts';
import browserConfig from './playwright.config.ts';
import { reportsFolder } from './read-reports.ts';

/** The configuration of a step of `npm run test:all` that has browser tests of its own: those in `folder`, one by one. */
export function trialConfig<Options extends object = object>(
  step: string,
  folder: string,
  settings: PlaywrightTestConfig<object, Options> = {},
): PlaywrightTestConfig<object, Options> {
  return defineConfig<object, Options>({
    ...browserConfig,
    testDir: folder,
    testMatch: '*.browser.ts',
    outputDir: join(root, 'test-results', step),
    reporter: [['list'], ['junit', { outputFile: join(root, reportsFolder, `${step}.xml`) }]],
    projects: [{ name: step }],
    workers: 1,
    ...settings,
    use: {
      ...browserConfig.use,
      launchOptions: { executablePath: findTestBrowser(), args: [...testBrowserArgs] },
      ...settings.use,
    },
  } as PlaywrightTestConfig<object, Options>);
}
