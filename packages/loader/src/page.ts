import type { ConsentChoices } from '@adviser-widgets/core';
import type { GivenProps } from '@adviser-widgets/widget';
import type { EarlyUse } from './find/early-use.ts';
import type { Library } from './load/library.ts';
import type { LaterFiles, LoaderManifest } from './load/manifest.ts';
import type { PlaceholderObserver } from './find/observe-placeholders.ts';

/** What the loader hands to the runtime. */
export interface Page extends Library {
  readonly manifest: LoaderManifest;
  readonly observer: PlaceholderObserver;
  /** The script tag's `data-` attributes. */
  readonly tag: Readonly<Record<string, string | undefined>>;
  /** The answer of `data-config`, when the tag names one. */
  readonly config: Promise<Response> | undefined;
}

/** A placeholder as the page API shows it. */
export interface WidgetInfo {
  readonly name: string;
  readonly state: string;
  readonly element: HTMLElement;
}

/** What the runtime does for the loader. */
export interface Runtime {
  /** Resolves when the configuration is there. */
  readonly ready: Promise<void>;
  /** Whether the page's configuration lets a link be a placeholder by its fragment alone. */
  takesLink(link: HTMLElement): Promise<boolean>;
  /** A placeholder stands in the page. */
  found(element: HTMLElement): void;
  /** Its code is wanted now; `use` is what the visitor has done with its fallback. */
  due(element: HTMLElement, use?: EarlyUse): void;
  /** It was taken out of the page. */
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
