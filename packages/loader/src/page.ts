import type { ConsentChoices } from '@adviser-widgets/core';
import type { GivenProps } from '@adviser-widgets/widget';
import type { EarlyUse } from './find/early-use.ts';
import type { Library } from './load/library.ts';
import type { LaterFiles, LoaderManifest } from './load/manifest.ts';
import type { PlaceholderObserver } from './find/observe-placeholders.ts';

/** What the loader passes to the runtime. */
export interface Page extends Library {
  readonly manifest: LoaderManifest;
  readonly observer: PlaceholderObserver;
  /** The script tag's `data-` attributes. */
  readonly tag: Readonly<Record<string, string | undefined>>;
  /** The response of `data-config`, if the tag names one. */
  readonly config: Promise<Response> | undefined;
}

/** A placeholder as seen by the page API. */
export interface WidgetInfo {
  readonly name: string;
  readonly state: string;
  readonly element: HTMLElement;
}

/** What the runtime does for the loader. */
export interface Runtime {
  /** Resolves when the configuration is loaded. */
  readonly ready: Promise<void>;
  /** Whether the page's configuration allows a link to be a placeholder by its fragment alone. */
  takesLink(link: HTMLElement): Promise<boolean>;
  /** A placeholder was found. */
  found(element: HTMLElement): void;
  /** The placeholder is due; `use` is what the visitor has done with its fallback. */
  due(element: HTMLElement, use?: EarlyUse): void;
  /** The placeholder was removed from the page. */
  lost(element: HTMLElement): void;
  /** Every placeholder, for the page API. */
  widgets(): WidgetInfo[];
  mount(element: HTMLElement, name?: string, props?: GivenProps): Promise<void>;
  update(element: HTMLElement, props: GivenProps): Promise<void>;
  unmount(element: HTMLElement): void;
  consent(choices: ConsentChoices): void;
  /** A read-only copy of the configuration. */
  config(): object;
}

/** The runtime's module. */
export interface RuntimeModule {
  /** Added by the build. */
  readonly later: LaterFiles;
  start(page: Page): Runtime;
}
