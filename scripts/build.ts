import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '@adviser-widgets/check/internal';
import { buildCdn } from './build/build-cdn.ts';
import { buildPackages } from './build/build-packages.ts';
import { root } from './cdn/find-widgets.ts';

await buildPackages();
await buildCdn(); // last, because buildPackages removes the files next to its output
// The page checker needs this file.
copyFileSync(
  join(root, 'packages/loader/dist/cdn/1/widgets.json'),
  join(root, 'packages/check/dist/widgets.json'),
);
print('Built packages/loader/dist/cdn and packages/*/dist');
