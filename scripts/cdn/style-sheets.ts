import { build, type Plugin } from 'esbuild';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { browsers } from './bundle-widgets.ts';
import { root, type FoundWidget } from './find-widgets.ts';

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
  const report = { name: 'report', source: 'packages/markup/src/report/report.css' };
  const all = [...shared, ...own, report].map(
    async ({ name, source }) => [`${name}.css`, await buildStyleSheet(source)] as const,
  );
  return new Map(await Promise.all(all));
}

async function buildStyleSheet(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    target: browsers,
    plugins: [raiseStyles],
    absWorkingDir: root,
  });
  return outputFiles[0]?.text ?? '';
}

export function sheetsOf(sources: readonly string[], { definition, sheetFile }: FoundWidget): string[] {
  const needed = shared.filter(({ of }) => sources.some((source) => source.startsWith(join(root, of))));
  return [...needed.map(({ name }) => `${name}.css`), ...(sheetFile ? [`${definition.name}.css`] : [])];
}

/**
 * Gives every rule inside a root the weight of two ids. Without it, rules that themes and page builders write
 * for bare controls would win: `.elementor-kit-5 input:not([type='button'])`, `#content input[type='checkbox']`.
 */
export const raiseStyles: Plugin = {
  name: 'raise-styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      loader: 'css',
      contents: readFileSync(path, 'utf8').replace(/\.aw-root(?=\s+[^\s{])/g, '$&:not(#_#_)'),
    }));
  },
};
