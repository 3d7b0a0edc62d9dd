import type { BrowserContext, Page } from '@playwright/test';
import type { Manifest } from '../../wordpress/generator/manifest.ts';
import type { Protocol } from '../../trial/protocol.ts';
import type { TrialSandbox } from '../../trial/sandbox.ts';
import type { Admin } from './admin.ts';

/** All that the parts of the trial work with. */
export interface Trial {
  readonly protocol: Protocol;
  /** Where Ghost is. */
  readonly url: string;
  readonly sandbox: TrialSandbox;
  readonly widgets: Manifest['widgets'];
  readonly admin: Admin;
  readonly visitor: BrowserContext;
  /** Takes a picture, where pictures were asked for. */
  shot(page: Page, name: string): Promise<void>;
}
