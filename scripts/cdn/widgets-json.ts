import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, type LoaderManifest } from '@adviser-widgets/loader';
import { packageOf, type FoundWidget } from './find-widgets.ts';
import { sha256 } from './seal-files.ts';

/** One built file: its name in `assets/`, its size, and the hash a page may hold it to. */
export interface ManifestFile {
  readonly name: string;
  readonly bytes: number;
  readonly brotli: number;
  readonly integrity: string;
}

interface Built {
  readonly manifest: LoaderManifest;
  readonly widgets: readonly FoundWidget[];
  /** The folder of the files. */
  readonly assets: string;
}

/**
 * `widgets.json` (contract section 4): everything there is to know of every widget, for documentation,
 * snippet builders, page checkers and CMS blocks. All of it comes from the definitions and the build.
 */
export function widgetsJson({ manifest, widgets, assets }: Built) {
  return {
    schemaVersion: 1,
    version: manifest.version,
    widgets: widgets.map((widget) => {
      const { component: _component, callsApi, load, ...words } = widget.definition;
      return {
        ...words,
        package: `@adviser-widgets/${packageOf(widget)}`,
        picture: picturePath(words.name),
        loading: load,
        needsBrand: callsApi,
        files: withRuntime(manifest, words.name).map((name) => describeFile(assets, name)),
      };
    }),
  };
}

/** Where the picture of a widget stands in the folder of loader.js. */
export function picturePath(name: string): string {
  return `pictures/${name}.svg`;
}

/** What a widget takes beyond loader.js: the runtime, its module, what that imports, its style sheets. */
function withRuntime(manifest: LoaderManifest, name: string): string[] {
  return [...new Set([manifest.files[0] ?? '', ...filesOf(manifest, name)])];
}

function describeFile(assets: string, name: string): ManifestFile {
  const content = readFileSync(join(assets, name));
  return {
    name,
    bytes: content.length,
    brotli: brotliCompressSync(content).length,
    integrity: `sha256-${sha256(content)}`,
  };
}

/**
 * Links for the head of a page that is known to hold a widget: the browser fetches its files along
 * with loader.js instead of after it. `base` is the folder of loader.js.
 */
export function preloadHints(files: readonly ManifestFile[], base: string): string {
  const links = files.map(({ name, integrity }) => {
    const kind = name.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
    return `<link ${kind} href="${base}assets/${name}" integrity="${integrity}" crossorigin="anonymous">`;
  });
  return `${links.join('\n')}\n`;
}
