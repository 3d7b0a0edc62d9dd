import { trialConfig } from '../../../scripts/trial-config.ts';
import { installPhpAndDatabase, releases } from './debian.ts';
import type { Options } from './fixtures.ts';

installPhpAndDatabase();

/** Tries the plugin in each WordPress, both at once. After a failed test, the next ones get a new site. */
export default trialConfig<Options>('wordpress', import.meta.dirname, {
  projects: releases.map((release) => ({ name: release, use: { release }, workers: 1 })),
  workers: releases.length,
  maxFailures: 10,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { viewport: { width: 1280, height: 900 }, actionTimeout: 30_000, navigationTimeout: 120_000 },
});
