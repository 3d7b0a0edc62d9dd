import { brotliCompressSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { FoundTexts } from './find-texts.ts';
import type { FoundWidget } from './find-widgets.ts';
import type { SealedRelease } from './loader-manifest.ts';
import { nameOf, type SealedFiles } from './seal-files.ts';

export interface ManifestFile {
  readonly name: string;
  readonly bytes: number;
  readonly brotli: number;
  readonly integrity: string;
}

/** The manifest for documentation, snippet builders, page checkers and CMS blocks. */
export function widgetsJson({
  manifest,
  files,
  widgets,
  texts,
}: SealedRelease & { readonly widgets: readonly FoundWidget[]; readonly texts: FoundTexts }) {
  const describe = remember((name) => describeFile(name, files));
  return {
    schemaVersion: 1,
    version: manifest.version,
    /** Everything in `assets/`, also what loads later. */
    files: [...files.keys()].map(describe),
    /** Names for `messages` that any widget may have. */
    texts: texts.shared,
    widgets: widgets.map(({ definition, family }) => {
      const { budget: _budget, reactOnly: _reactOnly, callsApi, load, events, ...words } = definition;
      return {
        ...words,
        events: Object.keys(events),
        eventDetails: events,
        package: `@adviser-widgets/${family}`,
        picture: picturePath(words.name),
        loading: load,
        needsBrand: callsApi,
        texts: texts.ofFamily.get(family) ?? [],
        files: filesOf(manifest, words.name).map(describe),
      };
    }),
  };
}

/** Relative to the folder of loader.js. */
export function picturePath(name: string): string {
  return `pictures/${name}.svg`;
}

/** Returns what a widget needs besides loader.js. */
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

/** Compressing is slow, and many widgets share most files. */
function remember<Value>(describe: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? describe(name);
    known.set(name, value);
    return value;
  };
}

/** Not `modulepreload`: some browsers then ignore the page's import map. */
export function preloadHints(files: readonly ManifestFile[], base: string): string {
  const links = files.map(({ name, integrity }) => {
    const kind = name.endsWith('.css') ? 'style' : 'script';
    return `<link rel="preload" as="${kind}" href="${base}assets/${name}" integrity="${integrity}" crossorigin="anonymous">`;
  });
  return `${links.join('\n')}\n`;
}

export interface OtherFile {
  /** Relative to the folder of `widgets.json`. */
  readonly path: string;
  readonly integrity: string;
}

/**
 * Returns a `widgets.json` with the hash of every file of its release that it does not name yet: loader, style sheet,
 * pictures, builder, the folder of the other engine.
 *
 * @param release All files of the release by path, relative to the folder of `widgets.json`
 */
export function withOtherFiles(json: string, release: ReadonlyMap<string, Buffer>): string {
  const manifest = JSON.parse(json) as { readonly files: readonly { readonly name: string }[] };
  const named = new Set(['widgets.json', ...manifest.files.map(({ name }) => `assets/${name}`)]);
  const otherFiles: OtherFile[] = [...release]
    .filter(([path]) => !named.has(path))
    .map(([path, content]) => ({ path, integrity: integrityOf(content) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return `${JSON.stringify({ ...manifest, otherFiles }, null, 2)}\n`;
}

export function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
