// Builds the npm packages and the CDN's files; with `--unless-built` only where something has changed since.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCdn } from './build/build-cdn.ts';
import { buildPackages } from './build/build-packages.ts';
import { beginBuild, isBuilt } from './build/build-stamp.ts';
import { root } from './cdn/find-widgets.ts';

if (process.argv.includes('--unless-built') && isBuilt()) {
  console.log('Nothing has changed since the last build.');
} else {
  const noteBuild = beginBuild();
  await buildPackages();
  await buildCdn(); // last, as the other clears what is beside its files
  // What the page checker goes by.
  copyFileSync(join(root, 'packages/loader/dist/cdn/1/widgets.json'), join(root, 'packages/check/dist/widgets.json'));
  noteBuild();
  console.log('Built packages/loader/dist/cdn and packages/*/dist');
}
