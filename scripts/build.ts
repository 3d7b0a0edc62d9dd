// With `--unless-built`, builds only if something has changed since the last build.
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
  await buildCdn(); // last, because buildPackages removes the files next to its output
  // The page checker needs this file.
  copyFileSync(
    join(root, 'packages/loader/dist/cdn/1/widgets.json'),
    join(root, 'packages/check/dist/widgets.json'),
  );
  noteBuild();
  console.log('Built packages/loader/dist/cdn and packages/*/dist');
}
