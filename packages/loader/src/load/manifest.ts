import type { Loading } from '@adviser-widgets/widget';

/** The built files, as a page knows them. */
export interface FileTable {
  /** `engine`, or `ui.css` for a style sheet: served as `engine-<start of its hash>.js`. */
  readonly files: readonly string[];
  /** SHA-256 of each file in base64, 43 characters each, without the `=` that each ends with. */
  readonly hashes: string;
}

/** What the loader knows of one widget. */
export interface WidgetFiles {
  /** When not `visible`. */
  readonly load?: Loading;
  /** A content widget: placeholders in its children mount there (contract section 1). */
  readonly content?: true;
  /** Indexes into `files`: the widget's own module first, then what it imports, then its style sheets. */
  readonly files: readonly number[];
}

/** Written into loader.js by the build, so that everything a widget needs is requested in one step. */
export interface LoaderManifest extends FileTable {
  readonly version: string;
  readonly widgets: Readonly<Record<string, WidgetFiles>>;
  /** Indexes of the files of the runtime, its own module first. */
  readonly runtime: readonly number[];
}

/** What is imported later than a widget. The build adds it to the runtime's module. */
export interface LaterFiles extends FileTable {
  /** By the name under which it is imported: indexes that count on from the loader's files, its own module first. */
  readonly parts: Readonly<Record<string, readonly number[]>>;
}

/** Characters of a hash in a table. */
const hashLength = 43;

/** The table of the loader, and after it what is imported later. */
export function joinTables(...tables: readonly FileTable[]): FileTable {
  return { files: tables.flatMap(({ files }) => files), hashes: tables.map(({ hashes }) => hashes).join('') };
}

/** The hash of a file, without the `=` at its end. */
export function hashOf({ hashes }: FileTable, index: number): string {
  return hashes.slice(index * hashLength, (index + 1) * hashLength);
}

/** The name under which a file is served, which is the content's own: the start of its hash is in it. */
export function fileName(table: FileTable, index: number): string {
  const [name = '', kind = 'js'] = table.files[index]?.split('.') ?? [];
  const mark = hashOf(table, index).slice(0, 8).replaceAll('+', '-').replaceAll('/', '_');
  return `${name}-${mark}.${kind}`;
}

/** What the page knows of a widget; nothing for a name that is no widget. */
export function widgetOf({ widgets }: LoaderManifest, name: string): WidgetFiles | undefined {
  return Object.hasOwn(widgets, name) ? widgets[name] : undefined;
}
