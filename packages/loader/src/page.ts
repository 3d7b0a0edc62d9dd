import type { ConsentChoices } from '@adviser-widgets/core';
import type { GivenProps } from '@adviser-widgets/widget';
import type { Assets } from './assets.ts';
import type { EarlyUse } from './early-use.ts';
import type { LoaderManifest } from './manifest.ts';
import type { PlaceholderObserver } from './observe-placeholders.ts';
import type { TrustedPolicy } from './trusted-policy.ts';

/** What the loader hands to the runtime. */
export interface Page {
  readonly manifest: LoaderManifest;
  /** Resolves when the manifest knows every widget. */
  readonly completeManifest: () => Promise<void>;
  readonly assets: Assets;
  readonly observer: PlaceholderObserver;
  /** The script tag's `data-` attributes. */
  readonly tag: Readonly<Record<string, string | undefined>>;
  readonly nonce: string;
  readonly policy?: TrustedPolicy | undefined;
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

/** The runtime's module, `runtime-<hash>.js`. */
export interface RuntimeModule {
  /** Names of the files that no widget's list holds: what is fetched only now and then. */
  readonly lazy: readonly string[];
  /** SHA-256 of `lazy`, then of the files that loader.js names but has no hash of. */
  readonly hashes: string;
  start(page: Page): Runtime;
}
