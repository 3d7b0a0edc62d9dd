import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtRelease } from '../../deploy/built-release.ts';
import { addWidget, versionsOfCopies, writeGrowingApp } from '../growing-app.ts';
import { packageManagers, type PackageManagerName } from '../package-managers.ts';
import { copyPackagesAs, publishPackages } from '../publish.ts';
import { serveFolder } from '../serve-folder.ts';
import { startRegistry } from '../start-registry.ts';
import { expect, fillIn, installLimit, test as base, type Served } from './fixtures.ts';
import { standInForExamples } from './stand-in.ts';

const earlier = builtRelease.version;
const later = earlier.replace(/(\d+)\.\d+$/, (_, minor: string) => `${Number(minor) + 1}.0`);
const names = Object.keys(packageManagers) as PackageManagerName[]; // all its keys

const core = '@adviser-widgets/core';
const form = '@adviser-widgets/lead-forms';
const subscriptions = '@adviser-widgets/subscription-centre';

interface Apps {
  /** Copies an app that was installed, by this package manager, while there was only the earlier version. */
  copy(manager: PackageManagerName, name: string): string;
}

const test = base.extend<object, { apps: Apps }>({
  apps: [
    async ({ served }, use) => {
      const folder = join(served.folder, 'versions');
      const registry = await startRegistry(join(folder, 'registry'));
      await publishPackages(registry.url);
      const installs = names.map(async (manager) => {
        const app = join(folder, manager);
        writeGrowingApp(app);
        packageManagers[manager].configure(app, registry.url);
        await packageManagers[manager].install(app);
      });
      await Promise.all(installs);
      const copy = copyPackagesAs(later);
      await publishPackages(registry.url, copy);
      rmSync(copy, { recursive: true });
      await use({
        copy(manager, name) {
          const copy = join(folder, `${manager}-${name}`);
          cpSync(join(folder, manager), copy, { recursive: true, verbatimSymlinks: true });
          return copy;
        },
      });
      registry.close();
    },
    { scope: 'worker', timeout: 2 * installLimit },
  ],
});

for (const manager of names) {
  const { install, update, dedupe } = packageManagers[manager];

  test.describe(`an app that ${manager} has installed`, () => {
    test('has one copy of core when a later package was added, and duplicates removed', async ({ apps }) => {
      test.setTimeout(installLimit);
      const app = apps.copy(manager, 'added');
      await install(app, [subscriptions]);
      await dedupe(app);
      expect(versionsOfCopies(app, subscriptions)).toEqual([later]);
      expect(versionsOfCopies(app, core)).toEqual([later]);
    });

    test('has one copy of core when a package was updated, and duplicates removed', async ({ apps }) => {
      test.setTimeout(installLimit);
      const app = apps.copy(manager, 'updated');
      await update(app, [form]);
      await dedupe(app);
      expect(versionsOfCopies(app, form)).toEqual([later]);
      expect(versionsOfCopies(app, core)).toEqual([later]);
    });
  });
}

test('npm needs no removal of duplicates', async ({ apps }) => {
  test.setTimeout(installLimit);
  const app = apps.copy('npm', 'not-deduped');
  await packageManagers.npm.install(app, [subscriptions]);
  expect(versionsOfCopies(app, form)).toEqual([earlier]);
  expect(versionsOfCopies(app, core)).toEqual([later]);
});

test('a configuration holds for the widgets of an earlier and a later package', async ({
  apps,
  page,
  served,
}) => {
  const app = apps.copy('npm', 'both');
  await packageManagers.npm.install(app, [subscriptions]);
  addWidget(app);
  const close = await open(page, { app, served });
  await sendLead(page, served);
  await sendChoice(page, served);
  close();
});

test('it holds when the package of a form alone was updated', async ({ apps, page, served }) => {
  test.setTimeout(installLimit);
  const app = apps.copy('npm', 'form-updated');
  await packageManagers.npm.update(app, [form]);
  const close = await open(page, { app, served });
  await sendLead(page, served);
  close();
});

test.describe('two copies of core', () => {
  test.use({ expected: /two copies of @adviser-widgets\/\w+ are loaded/ });

  test('are reported by the page, and share the configuration', async ({ apps, logged, page, served }) => {
    test.setTimeout(installLimit);
    const app = apps.copy('yarn', 'two-copies');
    await packageManagers.yarn.install(app, [subscriptions]);
    expect(versionsOfCopies(app, core)).toEqual([earlier, later]);
    addWidget(app);
    const close = await open(page, { app, served });
    await sendLead(page, served);
    await sendChoice(page, served);
    expect(logged.join('\n')).toContain(`two copies of ${core} are loaded, ${earlier} and ${later}`);
    close();
  });
});

async function open(page: Page, { app, served }: { app: string; served: Served }): Promise<() => void> {
  await packageManagers.npm.runScript(app, 'build');
  const { url, close } = await serveFolder(join(app, 'dist'));
  await standInForExamples(page, served.api, url);
  await page.goto(`${url}?ceid=c-123`);
  return close;
}

async function sendLead(page: Page, { api, sandbox }: Served): Promise<void> {
  await fillIn(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your request has been received.')).toBeVisible();
  const fields = expect.objectContaining({ CampaignId: 'HL-2026', FormPhone: '021 555 0000' });
  expect(sandbox.records('call-centre')).toEqual([
    expect.objectContaining({ path: '/acme/call-centre', attempts: 1, fields }),
  ]);
  await fetch(`${api}/__sandbox/records`, { method: 'DELETE' });
}

async function sendChoice(page: Page, { api, sandbox }: Served): Promise<void> {
  await page.getByLabel('Unsubscribe me from marketing email').check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Thank you for updating your preferences.')).toBeVisible();
  const fields = { ceid: 'c-123', app_group_id: 'acme', status: 'unsubscribed' };
  expect(sandbox.records('subscription')).toEqual([expect.objectContaining({ attempts: 1, fields })]);
  await fetch(`${api}/__sandbox/records`, { method: 'DELETE' });
}
