import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from './find-widgets.ts';

const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const folder = join(root, 'packages/loader');
const require = createRequire(join(folder, 'package.json'));

/**
 * Writes React as one module that exports all its names to `outfile`. Built as an entry of its own it
 * becomes a file whose address changes with React alone, and no other file has to know that it was
 * CommonJS.
 */
export async function writeReact(outfile: string): Promise<void> {
  await build({
    stdin: { contents: source(), resolveDir: folder },
    outfile,
    format: 'esm',
    bundle: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: root,
  });
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

/** Makes every import of React one of `file`. */
export function reactFrom(file: string): Plugin {
  return {
    name: 'react-from-one-file',
    setup({ onResolve }) {
      onResolve({ filter: /^react(-dom)?(\/|$)/ }, () => ({ path: file }));
    },
  };
}
