import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/**
 * Marks definitions and lazy parts as free of side effects. Bundlers then drop the ones an app does not use,
 * with their texts for editors and with what they import.
 */
export const pureCalls: Plugin = {
  name: 'pure-calls',
  setup(build) {
    build.onLoad({ filter: /[\\/]packages[\\/][\w-]+[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => ({
      loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /(?<= = )(defineWidget|createLazyPart)\(/g,
        '/* @__PURE__ */ $&',
      ),
    }));
  },
};
