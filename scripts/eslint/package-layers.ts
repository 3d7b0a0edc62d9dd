import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesFolder = join(import.meta.dirname, '..', '..', 'packages');

/** Not ui: its icon is also a part of other widgets. */
const families = [
  ...new Set(
    globSync('*/src/*/definition.ts', { cwd: packagesFolder }).map((file) => file.split(/[\\/]/)[0] ?? ''),
  ),
].filter((name) => name !== 'ui');

/** Bottom to top. A package may import packages of lower layers, but none of its own layer. */
const layers: readonly (readonly string[])[] = [
  ['core'],
  ['widget'],
  ['ui'],
  ['forms'],
  families,
  ['markup'],
  ['check', 'editor'],
  ['loader'],
];

/** Outside the layers, with what each may import. */
const tools: Readonly<Record<string, readonly string[]>> = {
  sandbox: [],
  testing: ['core', 'widget', 'markup', 'ui', 'forms'],
};

/** The sandbox judges the widgets: taking rules from them, it would accept their mistakes. */
export const sandboxTestData: readonly string[] = ['golden-leads', 'random', 'searches'].map(
  (name) => `@adviser-widgets/testing/${name}`,
);

/** What browser tests may import in addition. */
export const servingTools: readonly string[] = ['testing', 'sandbox', 'site', 'host-libraries'];

/** For browser tests only, because they start the sandbox and the demo site. */
export const browserTestTools = '@adviser-widgets/testing/browser';

export function mayImport(name: string): readonly string[] {
  const layer = layers.findIndex((names) => names.includes(name));
  return layers
    .slice(0, Math.max(layer, 0))
    .flat()
    .concat(tools[name] ?? []);
}

/** The package's name, and the sub-paths that its package.json declares. */
export function publicPaths(name: string): readonly string[] {
  const file = join(packagesFolder, name, 'package.json');
  if (!existsSync(file)) return [];
  // Our own manifest; publint checks its shape in the same gate.
  const { exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: Record<string, unknown> };
  return Object.keys(exports).map((path) => path.replace('.', `@adviser-widgets/${name}`));
}

/** @throws {Error} for a folder in packages/ without a layer: nothing in it would be checked */
export function requireLayerForEveryPackage(folders = packageFolders()): void {
  const known = [...layers.flat(), ...Object.keys(tools)];
  const missing = folders.find((name) => !known.includes(name));
  if (!missing) return;
  throw new Error(`packages/${missing} has no layer: add "${missing}" to scripts/eslint/package-layers.ts.`);
}

function packageFolders(): string[] {
  return readdirSync(packagesFolder).filter((name) => existsSync(join(packagesFolder, name, 'package.json')));
}
