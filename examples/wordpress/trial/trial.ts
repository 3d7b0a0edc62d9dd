import type { BrowserContext, Page } from '@playwright/test';
import type { Protocol } from './protocol.ts';
import type { TrialSandbox } from './sandbox.ts';
import type { WordPress } from './wordpress.ts';

/** All that the parts of the trial work with. */
export interface Trial {
  readonly protocol: Protocol;
  readonly wordpress: WordPress;
  readonly sandbox: TrialSandbox;
  /** Of the release that the plugin was built from. */
  readonly version: string;
  /** Names of all widgets of the manifest. */
  readonly names: readonly string[];
  /** Where the throw-away WordPress is. */
  readonly folder: string;
  /** The built plugin. */
  readonly archive: string;
  /** Browsers of three people. */
  readonly admin: BrowserContext;
  readonly editor: BrowserContext;
  readonly visitor: BrowserContext;
  /** Takes a picture, where pictures were asked for. */
  shot(page: Page, name: string): Promise<void>;
}
