import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../cdn/find-widgets.ts';

const loader = join(root, 'packages/loader');

/** What `npm run build` has built. */
export const builtRelease = {
  version: (JSON.parse(readFileSync(join(loader, 'package.json'), 'utf8')) as { version: string }).version,
  /** The folder of all built releases. */
  folder: join(loader, 'dist/cdn'),
};
