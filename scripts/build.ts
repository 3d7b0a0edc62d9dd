import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCdn } from './build-cdn.ts';
import { buildPackages } from './build-packages.ts';
import { root } from './cdn/find-widgets.ts';

await buildPackages();
await buildCdn(); // last, as the other clears what is beside its files
// What the page checker goes by.
copyFileSync(join(root, 'packages/loader/dist/cdn/1/widgets.json'), join(root, 'packages/check/dist/widgets.json'));
console.log('Built packages/loader/dist/cdn and packages/*/dist');
