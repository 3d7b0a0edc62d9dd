import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { DocumentedKeys } from './generator/configuration-php.ts';
import { readManifest } from './generator/manifest.ts';
import { pluginFiles } from './generator/plugin-files.ts';
import { zip } from './generator/zip.ts';

const root = join(import.meta.dirname, '../..');

await build();

/** Writes the plugin into `dist/adviser-widgets/`, and as `dist/adviser-widgets.zip`, from a built `widgets.json`. */
async function build(): Promise<void> {
  const { values } = parseArgs({
    options: {
      manifest: { type: 'string', default: join(root, 'packages/loader/dist/cdn/1/widgets.json') },
      out: { type: 'string', default: join(import.meta.dirname, 'dist') },
    },
  });
  const manifest = readManifest(values.manifest);
  const files = pluginFiles({
    manifest,
    documented: await documentedKeys(),
    plugin: join(import.meta.dirname, 'plugin'),
  });
  const folder = join(values.out, 'adviser-widgets');
  rmSync(folder, { recursive: true, force: true });
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const archive = zip(files.map(({ path, content }) => ({ path: `adviser-widgets/${path}`, content })));
  writeFileSync(`${folder}.zip`, archive);
  const size = Math.round(archive.length / 1024);
  console.log(
    `${relative(process.cwd(), folder)}.zip: version ${manifest.version}, ${manifest.widgets.length} blocks, ${files.length} files, ${size} kB`,
  );
}

/** The words for the settings are those of the catalogue's page on configuration. */
async function documentedKeys(): Promise<DocumentedKeys> {
  const file = join(root, 'stories/docs/configuration/read-key-words.ts');
  const { readKeyWords } = (await import(pathToFileURL(file).href)) as {
    readKeyWords: (source: string) => DocumentedKeys;
  };
  return readKeyWords(readFileSync(join(root, 'packages/core/src/config/config-keys.ts'), 'utf8'));
}
