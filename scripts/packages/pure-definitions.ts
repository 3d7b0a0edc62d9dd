import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';

const call = ' = defineWidget(';

/**
 * Marks definitions as free of side effects. Bundlers then drop the ones an app does not use, with their
 * texts for editors and their reference to the component.
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
