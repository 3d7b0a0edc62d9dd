import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { browsers } from './build-modules.ts';
import { root } from './find-widgets.ts';

const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const folder = join(root, 'packages/loader');
const require = createRequire(join(folder, 'package.json'));

/**
 * Builds React into one module that exports all its names, so that its address changes with React
 * alone and no other file has to know that it was CommonJS.
 *
 * @returns the file's name
 */
export async function buildReact(outDir: string): Promise<string> {
  const { metafile } = await build({
    stdin: { contents: source(), resolveDir: folder },
    outdir: outDir,
    entryNames: 'react-[hash]',
    format: 'esm',
    bundle: true,
    minify: true,
    metafile: true,
    target: browsers,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: root,
  });
  return basename(Object.keys(metafile.outputs)[0] ?? '');
}

/** Later modules leave out the names an earlier one has: `Fragment` is the same in both. */
function source(): string {
  const seen = new Set<string>();
  const lines = modules.map((name) => {
    const names = Object.keys(require(name) as object).filter((key) => !seen.has(key) && /^[a-z]\w*$/i.test(key));
    names.forEach((key) => seen.add(key));
    return `export { ${names.join(', ')} } from '${name}';`;
  });
  return [...lines, `export { default } from 'react';`].join('\n');
}

/** Makes every import of React one of `file`, which stands beside the others. */
export function reactFrom(file: string): Plugin {
  return {
    name: 'react-from-one-file',
    setup({ onResolve }) {
      onResolve({ filter: /^react(-dom)?(\/|$)/ }, () => ({ path: `./${file}`, external: true }));
    },
  };
}
