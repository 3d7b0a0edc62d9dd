import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Definition } from '@adviser-widgets/widget';
import type { ManifestWidget } from './manifest.ts';

const packages = join(import.meta.dirname, '../../../packages');

/** Every widget as the build describes it in `widgets.json`, read from the sources: tests need no build. */
export async function libraryWidgets(): Promise<ManifestWidget[]> {
  const files = globSync('*/src/*/definition.ts', { cwd: packages }).sort();
  const modules = files.map(
    (file) => import(pathToFileURL(join(packages, file)).href) as Promise<{ definition: Definition }>,
  );
  const definitions = (await Promise.all(modules)).map(({ definition }) => definition);
  return definitions.map((definition, index) => ({
    ...definition,
    loading: definition.load,
    package: `@adviser-widgets/${files[index]?.split('/')[0] ?? ''}`,
    files: [],
  }));
}
