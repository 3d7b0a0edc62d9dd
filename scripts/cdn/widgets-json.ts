import { brotliCompressSync } from 'node:zlib';
import type { FoundWidget } from './find-widgets.ts';
import type { SealedRelease } from './loader-manifest.ts';
import { nameOf, type SealedFiles } from './seal-files.ts';

/** One built file: its name in `assets/`, its size, and the hash a page can verify it with. */
export interface ManifestFile {
  readonly name: string;
  readonly bytes: number;
  readonly brotli: number;
  readonly integrity: string;
}

/**
 * Builds `widgets.json` (contract section 4): everything about a widget on a page, for documentation, snippet
 * builders, page checkers and CMS blocks. All of it comes from the definitions and the build.
 */
export function widgetsJson({
  manifest,
  files,
  widgets,
}: SealedRelease & { readonly widgets: readonly FoundWidget[] }) {
  const describe = remember((name) => describeFile(name, files));
  return {
    schemaVersion: 1,
    version: manifest.version,
    widgets: widgets.map(({ definition, family }) => {
      const {
        component: _component,
        budget: _budget,
        reactOnly: _reactOnly,
        callsApi,
        load,
        events,
        ...words
      } = definition;
      return {
        ...words,
        events: Object.keys(events),
        eventDetails: events,
        package: `@adviser-widgets/${family}`,
        picture: picturePath(words.name),
        loading: load,
        needsBrand: callsApi,
        files: filesOf(manifest, words.name).map(describe),
      };
    }),
  };
}

/** The path of a widget's picture, relative to the folder of loader.js. */
export function picturePath(name: string): string {
  return `pictures/${name}.svg`;
}

/**
 * Returns the names of the files a widget needs besides loader.js: its module and imports, its style sheets
 * and the runtime.
 */
function filesOf({ files, runtime, widgets }: SealedRelease['manifest'], name: string): string[] {
  return [...new Set([...runtime, ...(widgets[name]?.files ?? [])])].map((index) => files[index] ?? '');
}

function describeFile(name: string, files: SealedFiles): ManifestFile {
  const { content = '', hash = '' } = files.get(name) ?? {};
  const bytes = Buffer.from(content);
  return {
    name: nameOf(name, files),
    bytes: bytes.length,
    brotli: brotliCompressSync(bytes).length,
    integrity: `sha256-${hash}=`,
  };
}

/** Caches the result, because compressing is slow and most files are shared by many widgets. */
function remember<Value>(describe: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? describe(name);
    known.set(name, value);
    return value;
  };
}

/**
 * Returns links for the head of a page that is known to contain a widget, so that its files load in parallel
 * with loader.js. Not `modulepreload`, because some browsers then ignore the page's import map (R27). `base`
 * is the folder of loader.js.
 */
export function preloadHints(files: readonly ManifestFile[], base: string): string {
  const links = files.map(({ name, integrity }) => {
    const kind = name.endsWith('.css') ? 'style' : 'script';
    return `<link rel="preload" as="${kind}" href="${base}assets/${name}" integrity="${integrity}" crossorigin="anonymous">`;
  });
  return `${links.join('\n')}\n`;
}
