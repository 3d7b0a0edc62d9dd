import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockJson } from './block-json.ts';
import { configurationPhp, type DocumentedKeys } from './configuration-php.ts';
import type { Manifest } from './manifest.ts';
import { filesPhp, widgetsPhp } from './widgets-php.ts';
import { templateForTranslators } from './template-for-translators.ts';
import type { ZipEntry } from './zip.ts';

interface Sources {
  readonly manifest: Manifest;
  readonly documented: DocumentedKeys;
  /** The folder of the part that is written by hand. */
  readonly plugin: string;
}

/** Every file of the plugin: those written by hand, and those made from the manifest. */
export function pluginFiles({ manifest, documented, plugin }: Sources): ZipEntry[] {
  const { version, widgets } = manifest;
  const made = {
    'generated/widgets.php': widgetsPhp(manifest),
    'generated/files.php': filesPhp(manifest),
    'generated/configuration.php': configurationPhp(documented),
    ...Object.fromEntries(
      widgets.map((widget) => [`blocks/${widget.name}/block.json`, toJson(blockJson(widget, version))]),
    ),
    'blocks/slot/block.json': slotJson({ manifest, plugin }),
  };
  const files = [
    ...Object.entries(made).map(([path, text]) => ({ path, content: Buffer.from(text) })),
    ...writtenByHand(plugin).map((path) => ({
      path,
      content: stamp(readFileSync(join(plugin, path)), version),
    })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const template = Buffer.from(templateForTranslators(files, version));
  return [...files, { path: 'languages/adviser-widgets.pot', content: template }];
}

/** A slot goes into the widgets that have slots, and nowhere else. */
function slotJson({ manifest, plugin }: Pick<Sources, 'manifest' | 'plugin'>): string {
  const written = JSON.parse(readFileSync(join(plugin, 'blocks/slot/block.json'), 'utf8')) as object; // our own file
  const parents = manifest.widgets.filter(({ slots }) => Object.keys(slots).length > 0);
  return toJson({
    ...written,
    version: manifest.version,
    parent: parents.map(({ name }) => `adviser-widgets/${name}`),
  });
}

function writtenByHand(plugin: string): string[] {
  const files = readdirSync(plugin, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(plugin.length + 1)
      .replaceAll('\\', '/'),
  );
  return paths.filter((path) => path !== 'blocks/slot/block.json');
}

/** The plugin's version is that of the library it was made for. */
function stamp(content: Buffer, version: string): Buffer {
  return Buffer.from(content.toString('utf8').replaceAll('{{version}}', version));
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, '\t')}\n`;
}
