import { build } from 'esbuild';
import { join } from 'node:path';
import { browsers } from './bundle-widgets.ts';
import { root, type FoundWidget } from './find-widgets.ts';
import { raiseStyles } from './raise-styles.ts';

/** Most basic first, each with the sources that need it. */
const shared = [
  { name: 'ui', of: 'packages/ui/src/', source: 'packages/ui/src/styles.css' },
  { name: 'forms', of: 'packages/forms/src/', source: 'packages/forms/src/styles.css' },
  {
    name: 'adviser',
    of: 'packages/forms/src/fields/adviser/AdviserField.tsx',
    source: 'packages/forms/src/fields/adviser/adviser.css',
  },
];

/** In the order of the page. */
export async function buildStyleSheets(widgets: readonly FoundWidget[]): Promise<Map<string, string>> {
  const own = widgets.flatMap(({ definition: { name }, sheetFile }) =>
    sheetFile ? [{ name, source: sheetFile }] : [],
  );
  const all = [...shared, ...own].map(
    async ({ name, source }) => [`${name}.css`, await buildStyleSheet(source)] as const,
  );
  // Outside our roots: it takes back the styles of the page itself.
  const report = await buildStyleSheet('packages/markup/src/report/report.css', { raises: false });
  return new Map([...(await Promise.all(all)), ['report.css', report]]);
}

async function buildStyleSheet(source: string, { raises = true } = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    target: browsers,
    plugins: raises ? [raiseStyles] : [],
    absWorkingDir: root,
  });
  return outputFiles[0]?.text ?? '';
}

export function sheetsOf(sources: readonly string[], { definition, sheetFile }: FoundWidget): string[] {
  const needed = shared.filter(({ of }) => sources.some((source) => source.startsWith(join(root, of))));
  return [...needed.map(({ name }) => `${name}.css`), ...(sheetFile ? [`${definition.name}.css`] : [])];
}
