import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPackage } from './published.ts';

/** Server components can only use React's hooks and events through a module that begins with 'use client'. */
export async function checkClient(packages: readonly PublishedPackage[]): Promise<string[]> {
  const files = packages.flatMap(({ folder, entries }) =>
    entries.filter(({ built }) => built.endsWith('.js')).map(({ built }) => join(folder, built)),
  );
  const problems = files.map(async (file) => {
    const isMarked = readFileSync(file, 'utf8').startsWith('"use client"');
    return !isMarked && (await needsReact(file))
      ? [`The source of ${file} must begin with 'use client'.`]
      : [];
  });
  return (await Promise.all(problems)).flat();
}

/** Directly, or through other files of its package. */
async function needsReact(file: string): Promise<boolean> {
  const { metafile } = await build({
    entryPoints: [file],
    packages: 'external',
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return imports.some(({ path, kind }) => kind === 'import-statement' && /^react(-dom)?(\/|$)/.test(path));
}
