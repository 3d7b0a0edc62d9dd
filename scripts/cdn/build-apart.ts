import { basename, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { browsers } from './build-modules.ts';
import { root } from './find-widgets.ts';

/** A module and the file it becomes. */
interface Apart {
  readonly name: string;
  /** From the root. */
  readonly source: string;
  readonly outDir: string;
  readonly define?: BuildOptions['define'];
}

/**
 * Builds a module into `outDir` with a copy of its own of all it shares with others, so that the split of
 * what every visitor downloads stays as it is. Returns the name of its file.
 */
export async function buildApart({ name, source, outDir, define = {} }: Apart): Promise<string> {
  const { metafile } = await build({
    entryPoints: { [name]: join(root, source) },
    outdir: outDir,
    entryNames: '[name]-[hash]',
    format: 'esm',
    bundle: true,
    minify: true,
    legalComments: 'none',
    metafile: true,
    target: browsers,
    define,
    absWorkingDir: root,
  });
  return basename(Object.keys(metafile.outputs)[0] ?? '');
}
