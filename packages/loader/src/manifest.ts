import type { Loading } from '@adviser-widgets/widget';

/** What the loader knows of one widget: when to fetch it, and which files that takes. */
export interface WidgetFiles {
  /** When not `visible`. */
  readonly load?: Loading;
  /** Indexes into `files`: the widget's own module first, then what it imports, then its style sheets. */
  readonly files: readonly number[];
  /** A content widget: placeholders in its children mount there (contract section 1). */
  readonly content?: true;
}

/** Written into loader.js by the build, so that everything a widget needs is fetched at once. */
export interface LoaderManifest {
  readonly version: string;
  /** File names in `assets/`: the runtime first, then {@link lateManifestOf}, then those that most widgets use. */
  readonly files: string[];
  /** SHA-256 of the first files, {@link hashLength} characters each; the runtime and the late manifest bring the others. */
  readonly hashes: string;
  /** How many of `files`, after the late manifest, every widget takes. */
  readonly common: number;
  readonly widgets: Record<string, WidgetFiles>;
}

/** The module `late-<hash>.js`: widgets that few pages have cost the others nothing. */
export interface LateManifest {
  /** File names, which go on where those of {@link LoaderManifest} end. */
  readonly files: readonly string[];
  /** Their SHA-256. */
  readonly hashes: string;
  readonly widgets: Readonly<Record<string, WidgetFiles>>;
}

/** A SHA-256 in base64, without the `=` that each of them ends with. */
export const hashLength = 43;

/** The file of the {@link LateManifest}. */
export function lateManifestOf({ files }: Pick<LoaderManifest, 'files'>): string {
  return files[1] ?? '';
}

/** From now on the page knows all widgets. */
export function addLate({ files, widgets }: LoaderManifest, late: LateManifest): void {
  files.push(...late.files);
  Object.assign(widgets, late.widgets);
}

/** What the page knows of a widget; nothing for a name that is no widget, or one of the late manifest that has not come. */
export function widgetOf({ widgets }: LoaderManifest, name: string): WidgetFiles | undefined {
  return Object.hasOwn(widgets, name) ? widgets[name] : undefined;
}

/** The names of a widget's files, its own module first; none for a name that is no widget. */
export function filesOf(manifest: LoaderManifest, name: string): string[] {
  return widgetOf(manifest, name)?.files.map((index) => manifest.files[index] ?? '') ?? [];
}

/** What every widget takes: worth fetching before the late manifest tells the rest. */
export function commonFilesOf({ files, common }: LoaderManifest): string[] {
  return files.slice(2, 2 + common);
}

/** Shortens the names of files that are named after the one widget that takes them: loader.js is small. */
export function shorten(manifest: LoaderManifest): LoaderManifest {
  const short = { ...manifest, files: [...manifest.files] };
  rename(short, (file, widget) => (file.startsWith(`${widget}-`) ? file.slice(widget.length) : file));
  return short;
}

/** Undoes {@link shorten}, in the manifest itself: a page without placeholders does without. */
export function expand(manifest: LoaderManifest): void {
  rename(manifest, (file, widget) => (file[0] === '-' ? widget + file : file));
}

function rename({ files, widgets }: LoaderManifest, nameOf: (file: string, widget: string) => string): void {
  for (const [name, widget] of Object.entries(widgets)) {
    for (const index of widget.files) files[index] = nameOf(files[index] ?? '', name);
  }
}
