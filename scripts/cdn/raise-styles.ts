import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';

/**
 * Gives every rule inside a root the weight of two ids. Without it, rules that themes and page builders write
 * for bare controls would win: `.elementor-kit-5 input:not([type='button'])`, `#content input[type='checkbox']`.
 */
export const raiseStyles: Plugin = {
  name: 'raise-styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      loader: 'css',
      contents: readFileSync(path, 'utf8').replace(/\.aw-root(?=\s+[^\s{])/g, '$&:not(#_#_)'),
    }));
  },
};
