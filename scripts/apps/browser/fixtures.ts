import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@adviser-widgets/sandbox';
import { expect, test as base, type Page } from '@playwright/test';
import { root } from '../../cdn/find-widgets.ts';
import { writeNpmSettings } from '../npm-settings.ts';
import { publishPackages } from '../publish.ts';
import { startRegistry } from '../start-registry.ts';

export { expect };

/** Milliseconds. npm fetches what it has not cached, and the registry may be slow. */
export const installLimit = 300_000;

export interface Served {
  readonly sandbox: Sandbox;
  /** The environment in which npm finds our packages. */
  readonly settings: Readonly<Record<string, string>>;
  /** A temporary folder, removed afterwards. */
  readonly folder: string;
  /** The sandbox's URL, without a trailing slash. */
  readonly api: string;
}

interface Fixtures {
  /** What the page may say. */
  expected: RegExp;
  /** Errors and warnings on the console. */
  logged: readonly string[];
}

export const test = base.extend<Fixtures, { served: Served }>({
  served: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'apps-'));
      const registry = await startRegistry(join(folder, 'registry'));
      const settings = writeNpmSettings(folder, registry.url);
      await publishPackages(join(folder, 'packed'), { registry: registry.url, settings });
      const sandbox = createSandbox({
        db: join(folder, 'data.sqlite'),
        assets: join(root, 'packages/loader/dist/cdn'),
      });
      const { url } = await sandbox.listen(0);
      await use({ sandbox, settings, folder, api: url.replace(/\/$/, '') });
      await sandbox.close();
      registry.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: installLimit },
  ],
  expected: [/^$/, { option: true }],
  logged: [
    async ({ page, expected }, use) => {
      const logged: string[] = [];
      page.on(
        'console',
        (message) => ['error', 'warning'].includes(message.type()) && logged.push(message.text()),
      );
      page.on('pageerror', (error) => logged.push(`uncaught: ${error.message}`));
      await use(logged);
      expect(logged.filter((text) => !expected.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

const typed = {
  'First Name': 'Aroha',
  'Last Name': "O'Neill-Ng",
  Email: 'aroha@example.co.nz',
  'Contact number': '021 555 0000',
};

/** Fills in the request-call form. */
export async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Choose your region').selectOption('Northland');
  await page.getByLabel('I would like to discuss...').selectOption('Refix');
}

/** The leads that the sandbox got since the last call. */
export async function leadsOf({ sandbox, api }: Served) {
  const leads = sandbox.records().filter(({ kind }) => kind !== 'analytics');
  await fetch(`${api}/__sandbox/records`, { method: 'DELETE' });
  return leads;
}
