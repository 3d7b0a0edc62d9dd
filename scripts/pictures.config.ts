import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { browserArgs, findBrowser } from '@adviser-widgets/testing/browsers';
import { trialConfig } from './trial-config.ts';

/** The only one whose pictures are compared: others draw text a little differently. */
const pinned = 'Chromium 156 on linux';

const executablePath = findBrowser();
const version = /\d+/.exec(execFileSync(executablePath, ['--version'], { encoding: 'utf8' }))?.[0];
const found = `Chromium ${version} on ${process.platform}`;
if (found !== pinned)
  throw new Error(
    `Pictures are compared only in ${pinned}, and ${executablePath} is ${found}: set CHROMIUM_PATH. To pin another, change it in scripts/pictures.config.ts and retake all pictures (npm run pictures).`,
  );

const pictures = (folder: string) => join(import.meta.dirname, '../stories', folder, '{arg}{ext}');

/** Compares each story that has the tag "picture", and the pages that the README shows, with what is in the repository. */
export default trialConfig('pictures', import.meta.dirname, {
  projects: [
    {
      name: 'stories',
      testMatch: 'pictures.browser.ts',
      snapshotPathTemplate: pictures('pictures'),
    },
    { name: 'docs', testMatch: 'docs-pictures.browser.ts', snapshotPathTemplate: pictures('docs/images') },
  ],
  fullyParallel: true,
  workers: availableParallelism(),
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 20 } },
  use: {
    launchOptions: { executablePath, args: [...browserArgs] },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
