import { brotliCompressSync } from 'node:zlib';
import type { FoundWidget } from './find-widgets.ts';
import type { SealedRelease } from './loader-manifest.ts';
import { nameOf, type SealedFiles } from './seal-files.ts';

/** One built file: its name in `assets/`, its size, and the hash a page may hold it to. */
export interface ManifestFile {
  readonly name: string;
  readonly bytes: number;
  readonly brotli: number;
  readonly integrity: string;
}

/**
 * `widgets.json` (contract section 4): everything that concerns a widget on a page, for documentation, snippet builders,
 * page checkers and CMS blocks. All of it comes from the definitions and the build.
 */
export function widgetsJson({ manifest, files, widgets }: SealedRelease & { readonly widgets: readonly FoundWidget[] }) {
  const describe = remember((name) => describeFile(name, files));
  return {
    schemaVersion: 1,
    version: manifest.version,
    widgets: widgets.map(({ definition, family }) => {
      const { component: _component, budget: _budget, reactOnly: _reactOnly, callsApi, load, events, ...words } = definition;
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

/** Where the picture of a widget stands in the folder of loader.js. */
export function picturePath(name: string): string {
  return `pictures/${name}.svg`;
}

/** The names of what a widget takes beyond loader.js: its module, what that imports, its style sheets, the runtime. */
function filesOf({ files, runtime, widgets }: SealedRelease['manifest'], name: string): string[] {
  return [...new Set([...runtime, ...(widgets[name]?.files ?? [])])].map((index) => files[index] ?? '');
}

function describeFile(name: string, files: SealedFiles): ManifestFile {
  const { content = '', hash = '' } = files.get(name) ?? {};
  const bytes = Buffer.from(content);
  return { name: nameOf(name, files), bytes: bytes.length, brotli: brotliCompressSync(bytes).length, integrity: `sha256-${hash}=` };
}

/** Most files are shared by many widgets, and compressing takes its time. */
function remember<Value>(describe: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? describe(name);
    known.set(name, value);
    return value;
  };
}

/**
 * Links for the head of a page that is known to hold a widget: the browser fetches its files along
 * with loader.js instead of after it. No `modulepreload`: some browsers take no import map of the page's after one
 * (R27). `base` is the folder of loader.js.
 */
export function preloadHints(files: readonly ManifestFile[], base: string): string {
  const links = files.map(({ name, integrity }) => {
    const kind = name.endsWith('.css') ? 'style' : 'script';
    return `<link rel="preload" as="${kind}" href="${base}assets/${name}" integrity="${integrity}" crossorigin="anonymous">`;
  });
  return `${links.join('\n')}\n`;
}
