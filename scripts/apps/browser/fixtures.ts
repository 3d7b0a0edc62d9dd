import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@adviser-widgets/testing/browser';
import { startRegistry } from '../registry.ts';

/** Milliseconds. npm fetches what it has not cached, and the registry may be slow. */
export const installLimit = 300_000;

export interface Npm {
  /** The environment in which npm finds our packages. */
  readonly settings: Readonly<Record<string, string>>;
  /** A temporary folder, removed afterwards. */
  readonly folder: string;
}

export const test = base.extend<object, { npm: Npm }>({
  npm: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'apps-'));
      const { settings, close } = await startRegistry(folder);
      await use({ settings, folder });
      close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: installLimit },
  ],
});
