import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { browsers } from './build-modules.ts';
import { root, type FoundWidget } from './find-widgets.ts';

/** Builds one minified, hashed style sheet and returns its file name. */
export async function buildSheet(source: string, name: string, outDir: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: { [name]: source },
    outdir: outDir,
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    metafile: true,
    target: browsers,
    absWorkingDir: root,
  });
  return basename(Object.keys(metafile.outputs)[0] ?? '');
}

/** The packages whose style sheet is shared by their users, and the sheet's source. */
function sharedSheet(packageName: string): string | undefined {
  const file = join(root, 'packages', packageName, 'src/styles.css');
  return existsSync(file) ? file : undefined;
}

/** Shared packages among a module's inputs, most basic first, then the widget's own sheet. */
export function sheetSources(inputs: readonly string[], widget: FoundWidget): { name: string; source: string }[] {
  const layers = ['ui', 'forms'];
  const shared = layers.filter((layer) => inputs.some((input) => input.startsWith(`packages/${layer}/src/`)));
  const sheets = shared.map((name) => ({ name, source: sharedSheet(name) }));
  const own = { name: widget.definition.name, source: widget.sheetFile };
  return [...sheets, own].flatMap(({ name, source }) => (source ? [{ name, source }] : []));
}
