import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';

const call = ' = defineWidget(';

/**
 * Marks definitions as free of side effects, for bundlers: one that an app does not use goes from its bundle, with the
 * words for editors and the second way to its component.
 */
export const pureDefinitions: Plugin = {
  name: 'pure-definitions',
  setup(build) {
    build.onLoad({ filter: /[\\/]definition\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(call, ` = /* @__PURE__ */${call.slice(2)}`),
    }));
  },
};
