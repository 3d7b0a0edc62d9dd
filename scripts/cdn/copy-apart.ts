import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Loader, Plugin } from 'esbuild';

/** What a widget that sends or searches something of its own imports, on intent or, where it is small, at once. */
const sending = /^\.\/(sending|searching|fetching)\.ts$/;

/** Begins the mark of a copy, which those who import it pass on to what they import. */
const mark = '?apart=';

/**
 * Gives the module `sending.ts` of a widget a copy of its own of all that it imports, React aside. Few pages have such a
 * widget; without this, what it shares with the downloads of forms would become one more file for each of them.
 * Whatever it imports may keep no state, save which scripts stand in the page: no two widgets fetch the same one.
 */
export const copyApart: Plugin = {
  name: 'copy-apart',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, kind, pluginData, ...from }) => {
      const isStart = sending.test(path);
      const suffix = isStart && pluginData !== asked ? mark + from.resolveDir : markIn(pluginData);
      if (!suffix) return undefined;
      const { path: file, errors, sideEffects } = await resolve(path, { kind, pluginData: asked, ...from });
      return { path: file, errors, sideEffects, suffix };
    });
    onLoad({ filter: /\.m?[jt]sx?$/ }, ({ path, suffix }) => {
      if (!markIn(suffix)) return undefined;
      return { contents: readFileSync(path), loader: extname(path).replace(/^\.m?/, '') as Loader, pluginData: suffix };
    });
  },
};

/** Keeps the plugin from asking itself. */
const asked = 'asked';

function markIn(given: unknown): string | undefined {
  return typeof given === 'string' && given.startsWith(mark) ? given : undefined;
}
