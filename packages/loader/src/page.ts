import type { ConsentChoices } from '@adviser-widgets/core';
import type { GivenProps } from '@adviser-widgets/widget/internal';
import type { Assets } from './load/assets.ts';
import type { LaterFiles, LoaderManifest } from './load/manifest.ts';
import type { Found, PlaceholderObserver } from './find/observe-placeholders.ts';

/** The library's files, and the nonce for what they add to the page. */
export interface Library {
  readonly nonce: string;
  readonly assets: Assets;
}

export interface Page extends Library {
  readonly manifest: LoaderManifest;
  readonly observer: PlaceholderObserver;
  readonly tag: Readonly<Record<string, string | undefined>>;
  /** False if neither the browser nor the page's markup told which script tag is the loader's. */
  readonly isTagFound: boolean;
  /** The response of `data-config`. */
  readonly config: Promise<Response> | undefined;
  /** Resolves when the page first calls `start()`, which counts if the configuration says `start: manual`. */
  readonly started: Promise<void>;
  readonly starts: PageStarts;
}

/** The page's calls of `start()`. */
export interface PageStarts {
  /** The arguments passed so far, of any type. Consumers remove what they have handled. */
  readonly roots: unknown[];
  onStart?: () => void;
}

export interface WidgetInfo {
  readonly name: string;
  readonly state: string;
  readonly element: HTMLElement;
}

export interface Runtime {
  readonly ready: Promise<void>;
  /** Whether the configuration allows a link to be a placeholder by its fragment alone. */
  takesLink(link: HTMLElement): Promise<boolean>;
  found(found: Found): void;
  due(found: Found): void;
  lost(found: Found): void;
  widgets(): WidgetInfo[];
  mount(element: HTMLElement, name?: string, props?: GivenProps): Promise<void>;
  update(element: HTMLElement, props: GivenProps): Promise<void>;
  unmount(element: HTMLElement): void;
  consent(choices: ConsentChoices): void;
  /** A read-only copy. */
  config(): object;
}

export interface RuntimeModule {
  /** Added by the build. */
  readonly later: LaterFiles;
  start(page: Page): Runtime;
}
