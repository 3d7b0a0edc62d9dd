import type { Loading } from '@adviser-widgets/widget';

/** What the loader knows of one widget: when to fetch it, and which files that takes. */
export interface WidgetFiles {
  readonly load: Loading;
  /** Indexes into `files`: the widget's own module first, then what it imports, then its style sheets. */
  readonly files: readonly number[];
}

/** Written into loader.js by the build, so that everything a widget needs is fetched at once. */
export interface LoaderManifest {
  readonly version: string;
  /** File names in `assets/`. The runtime is the first. */
  readonly files: readonly string[];
  readonly widgets: Readonly<Record<string, WidgetFiles>>;
}

/** The names of a widget's files, its own module first; none for a name that is no widget. */
export function filesOf({ files, widgets }: LoaderManifest, name: string): string[] {
  const indexes = Object.hasOwn(widgets, name) ? widgets[name]?.files : undefined;
  return indexes?.map((index) => files[index] ?? '') ?? [];
}
