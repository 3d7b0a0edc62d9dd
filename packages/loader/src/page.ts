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

/** What the runtime does for the loader. */
export interface Runtime {
  /** A placeholder stands in the page. */
  found(element: HTMLElement): void;
  /** Its code is wanted now. */
  due(element: HTMLElement): void;
  /** It was taken out of the page. */
  lost(element: HTMLElement): void;
}

/** The runtime's module, `runtime-<hash>.js`. */
export interface RuntimeModule {
  start(page: Page): Runtime;
}
