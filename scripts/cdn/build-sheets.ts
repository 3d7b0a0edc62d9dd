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

interface SheetSource {
  readonly name: string;
  readonly source: string;
}

/** Style sheets that widgets share, most basic first, each by what a widget imports that needs it. */
const sharedSheets: readonly (SheetSource & { readonly of: string })[] = [
  { name: 'ui', of: 'packages/ui/src/', source: 'packages/ui/src/styles.css' },
  { name: 'forms', of: 'packages/forms/src/', source: 'packages/forms/src/styles.css' },
  { name: 'adviser', of: 'packages/forms/src/adviser.ts', source: 'packages/forms/src/adviser.css' },
];

/** The shared sheets that a module's inputs need, then the widget's own sheet. */
export function sheetSources(inputs: readonly string[], widget: FoundWidget): SheetSource[] {
  const shared = sharedSheets.filter(({ of }) => inputs.some((input) => input.startsWith(of)));
  const sheets = shared.map(({ name, source }) => ({ name, source: join(root, source) }));
  return widget.sheetFile ? [...sheets, { name: widget.definition.name, source: widget.sheetFile }] : sheets;
}
