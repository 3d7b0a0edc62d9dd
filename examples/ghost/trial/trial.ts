import type { BrowserContext, Page } from '@playwright/test';
import type { Protocol } from '../../trial/protocol.ts';
import type { TrialSandbox } from '../../trial/sandbox.ts';
import type { Admin } from './admin.ts';

/** All that the parts of the trial work with. */
export interface Trial {
  readonly protocol: Protocol;
  /** Where Ghost is. */
  readonly url: string;
  readonly sandbox: TrialSandbox;
  /** Of the manifest: each with an example of its markup. */
  readonly widgets: readonly { readonly name: string; readonly example: string }[];
  readonly admin: Admin;
  readonly visitor: BrowserContext;
  /** Takes a picture, where pictures were asked for. */
  shot(page: Page, name: string): Promise<void>;
}
