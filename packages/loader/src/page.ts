import type { ConsentChoices } from '@adviser-widgets/core';
import type { GivenProps } from '@adviser-widgets/widget';
import type { Assets } from './assets.ts';
import type { LoaderManifest } from './manifest.ts';

/** What the loader hands to the runtime. */
export interface Page {
  readonly manifest: LoaderManifest;
  readonly assets: Assets;
  /** The script tag's `data-` attributes. */
  readonly tag: Readonly<Record<string, string | undefined>>;
  readonly nonce: string;
  /** The JSON configuration, unchecked; rejects when it could not be had. */
  readonly config: Promise<unknown>;
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
  /** A placeholder stands in the page. */
  found(element: HTMLElement): void;
  /** Its code is wanted now. */
  due(element: HTMLElement): void;
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

/** The runtime's module, `runtime-<hash>.js`. */
export interface RuntimeModule {
  start(page: Page): Runtime;
}
