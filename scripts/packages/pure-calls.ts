import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** Bundlers drop unused definitions, lazy parts and states of the page only if they are marked as free of side effects. */
export const pureCalls: Plugin = {
  name: 'pure-calls',
  setup(build) {
    build.onLoad({ filter: /[\\/]packages[\\/][\w-]+[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => ({
      loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /(?<= = |: )(defineWidget|createLazyPart|registerCopy|pageState)\(/g,
        '/* @__PURE__ */ $&',
      ),
    }));
  },
};
