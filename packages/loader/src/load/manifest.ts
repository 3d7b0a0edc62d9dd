import type { Loading } from '@adviser-widgets/widget/internal';

/** The built files that a page knows. */
export interface FileTable {
  /** `engine`, or `ui.css` for a style sheet; served as `engine-<start of its hash>.js`. */
  readonly files: readonly string[];
  /** SHA-256 of each file in base64: 43 characters each, without the trailing `=`. */
  readonly hashes: string;
}

/** What the loader knows about one widget. */
export interface WidgetFiles {
  /** Absent for `visible`. */
  readonly load?: Loading;
  /** A content widget: placeholders in its children mount too. */
  readonly content?: true;
  /** Indexes into `files`: the widget's own module, then its imports, then its style sheets. */
  readonly files: readonly number[];
}

/** Built into loader.js, so that all files of a widget can be requested in one step. */
export interface LoaderManifest extends FileTable {
  readonly version: string;
  readonly widgets: Readonly<Record<string, WidgetFiles>>;
  /** Indexes of the runtime's files, its own module first. */
  readonly runtime: readonly number[];
}

/** Files that load later than a widget. The build adds them to the runtime's module. */
export interface LaterFiles extends FileTable {
  /** File indexes by import name, its own module first; they continue the loader's table. */
  readonly parts: Readonly<Record<string, readonly number[]>>;
}

const hashLength = 43;

/** Joins the loader's table with those of files that load later. */
export function joinTables(...tables: readonly FileTable[]): FileTable {
  return { files: tables.flatMap(({ files }) => files), hashes: tables.map(({ hashes }) => hashes).join('') };
}

/** The hash of a file, without the trailing `=`. */
export function hashOf({ hashes }: FileTable, index: number): string {
  return hashes.slice(index * hashLength, (index + 1) * hashLength);
}

/**
 * The file name to request, which contains the start of the content's hash: letters and digits only, because
 * filter lists block names that contain `-adv.` or `_ads1.`.
 */
export function fileName(table: FileTable, index: number): string {
  const [name = '', kind = 'js'] = table.files[index]?.split('.') ?? [];
  const mark = hashOf(table, index).slice(0, 8).replace(/[+/]/g, '0');
  return `${name}-${mark}.${kind}`;
}

/** `undefined` for an unknown name. */
export function widgetOf({ widgets }: LoaderManifest, name: string): WidgetFiles | undefined {
  return Object.hasOwn(widgets, name) ? widgets[name] : undefined;
}
