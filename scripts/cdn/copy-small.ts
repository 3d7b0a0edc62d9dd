import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './find-widgets.ts';

/**
 * Modules so small that a copy in each file that needs them weighs less than a file of their own: two downloads that
 * come on demand would both have to wait for it. Whatever is in here may keep no state.
 */
const small = /^\.{1,2}\/uuid\.ts$/;

/** Gives each importer its own copy of the small modules. */
export const copySmall: Plugin = {
  name: 'copy-small',
  setup({ onResolve }) {
    onResolve({ filter: small }, ({ path, importer, resolveDir }) => ({
      path: join(resolveDir, path),
      suffix: `?for=${relative(root, importer)}`,
    }));
  },
};
