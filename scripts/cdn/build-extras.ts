import type { Plugin } from 'esbuild';
import { buildApart } from './build-apart.ts';

/**
 * Builds what few pages ask for into one file, and returns its name. A file more would cost every page a name
 * and a hash, and what it shares with the downloads of forms would become one more file for each of them.
 */
export function buildExtras(outDir: string): Promise<string> {
  return buildApart({ name: 'extras', source: 'packages/loader/src/extras.ts', outDir });
}

/** Makes imports on demand of what is in it import the built file. */
export function extrasFrom(file: string): Plugin {
  return {
    name: 'extras-from-their-file',
    setup({ onResolve }) {
      onResolve({ filter: /\/(page-extras|page-api|keep-adviser)\.ts$/ }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: `./${file}`, external: true } : undefined,
      );
    },
  };
}
