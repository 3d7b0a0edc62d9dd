import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesFolder = join(import.meta.dirname, '..', '..', 'packages');

/** The packages of widgets: those that hold a definition, but for ui, whose icon is a part of other widgets. */
const families = [...new Set(globSync('*/src/*/definition.ts', { cwd: packagesFolder }).map((file) => file.split(/[\\/]/)[0] ?? ''))].filter((name) => name !== 'ui');

/** From the ground up: a package may import those of the layers below its own, never of its own. */
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

/** Tools beside the layers, with what each may import. */
const tools: Readonly<Record<string, readonly string[]>> = {
  sandbox: [],
  testing: ['core', 'widget', 'markup', 'ui', 'forms'],
};

/**
 * What the sandbox's tests may import: data, which bring no code of the widgets along. The sandbox judges the widgets,
 * and would find their mistakes right if it took its rules from them.
 */
export const sandboxTestData: readonly string[] = ['golden-leads', 'random', 'searches'].map((name) => `@adviser-widgets/testing/${name}`);

/** What browser tests may import besides: page objects, and what pages are served by. */
export const servingTools: readonly string[] = ['testing', 'sandbox', 'site'];

/** Page objects and fixtures for browser tests alone, as they start the sandbox and the demo site. */
export const browserTestTools = '@adviser-widgets/testing/browser';

/** The names of the packages that the given one may import. */
export function mayImport(name: string): readonly string[] {
  const layer = layers.findIndex((names) => names.includes(name));
  return layers.slice(0, Math.max(layer, 0)).flat().concat(tools[name] ?? []);
}

/** What others may import from a package: its name, and the sub-paths that its package.json declares. */
export function publicPaths(name: string): readonly string[] {
  const file = join(packagesFolder, name, 'package.json');
  if (!existsSync(file)) return [];
  // Our own manifest, whose shape publint checks in the same gate.
  const { exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: Record<string, unknown> };
  return Object.keys(exports).map((path) => path.replace('.', `@adviser-widgets/${name}`));
}

/** @throws {Error} for a folder in packages/ that stands in no layer, as nothing would be checked there */
export function requireLayerForEveryPackage(folders = packageFolders()): void {
  const known = [...layers.flat(), ...Object.keys(tools)];
  const missing = folders.find((name) => !known.includes(name));
  if (!missing) return;
  throw new Error(`packages/${missing} stands in no layer: add "${missing}" to scripts/eslint/package-layers.ts.`);
}

function packageFolders(): string[] {
  return readdirSync(packagesFolder).filter((name) => existsSync(join(packagesFolder, name, 'package.json')));
}
