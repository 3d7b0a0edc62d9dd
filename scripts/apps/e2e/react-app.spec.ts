import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@adviser-widgets/sandbox';
import { expect, test as base, type Page } from '@playwright/test';
import { packPackages } from '../../packages/pack-packages.ts';
import { publishedPackages } from '../../packages/published.ts';
import { installApp, runInApp, type ReactVersions } from '../install-app.ts';
import { startRegistry } from '../local-registry.ts';
import { serveFolder } from '../serve-folder.ts';
import { axeFindings } from './axe-findings.ts';

/** The oldest React that the packages are for, and the newest. */
const reacts: readonly ReactVersions[] = [
  { react: '18.3.1', types: '18.3.0', domTypes: '18.3.0' },
  { react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' },
];

/** Milliseconds: npm fetches what it has not kept, from a registry that may be slow. */
const installLimit = 300_000;

interface Served {
  readonly sandbox: Sandbox;
  /** Where npm finds our packages. */
  readonly registry: string;
  /** A folder that goes afterwards. */
  readonly folder: string;
  /** Of the sandbox, without a slash at the end. */
  readonly api: string;
}

const test = base.extend<{ quiet: undefined }, { served: Served }>({
  served: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'react-app-'));
      const registry = await startRegistry(packPackages(folder));
      const sandbox = createSandbox({ db: join(folder, 'data.sqlite') });
      const { url } = await sandbox.listen(0);
      await use({ sandbox, registry: registry.url, folder, api: url.replace(/\/$/, '') });
      await sandbox.close();
      registry.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: installLimit },
  ],
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && heard.push(message.text()));
      page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

/** Packages of components, and the public paths of `ui` with parts that are used on their own. */
const packages = publishedPackages().filter(({ isForNode, installed }) => !isForNode && installed.includes('react'));
const parts = ['checkbox', 'close-button', 'dialog', 'disclosure', 'icon', 'photo'].map((name) => `@adviser-widgets/ui/${name}`);
const components = [...packages.map(({ name }) => name).filter((name) => !/\/(forms|widget)$/.test(name)), ...parts];

const typed = { 'First Name': 'Aroha', 'Last Name': "O'Neill-Ng", Email: 'aroha@example.co.nz', 'Contact number': '021 555 0000' };

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Choose your region').selectOption('Northland');
  await page.getByLabel('I would like to discuss...').selectOption('Refix');
}

for (const versions of reacts) {
  test.describe.serial(`an app with React ${versions.react}`, () => {
    let url = '';
    let stop = () => {};
    test.afterAll(() => stop());

    const folderOf = ({ folder }: Served) => join(folder, `app-${versions.react}`);

    test('installs the packages, and is built with their types', async ({ served }) => {
      test.setTimeout(installLimit);
      const folder = folderOf(served);
      await installApp(folder, versions, { registry: served.registry, also: packages.map(({ name }) => name) });
      await runInApp(folder, ['npm', 'run', 'build'], { VITE_API: served.api });
      ({ url, close: stop } = await serveFolder(join(folder, 'dist')));
    });

    test('draws every component on a server', async ({ served }) => {
      const folder = folderOf(served);
      cpSync(join(import.meta.dirname, '..', 'render-components.mjs'), join(folder, 'render-components.mjs'));
      const report = JSON.parse(await runInApp(folder, [process.execPath, 'render-components.mjs', ...components])) as { version: string; drawn: string[]; problems: string[] };
      expect(report.problems).toEqual([]);
      expect(report.version).toBe(versions.react);
      expect(report.drawn.length).toBeGreaterThan(60);
    });

    test('can be read without its script', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(url);
      await expect(page.getByRole('heading', { name: 'Borrow with a clear head.' })).toBeVisible();
      await expect(page.getByText('For most loans and insurance, nothing')).toBeVisible();
      await expect(page.getByLabel('Contact number')).toBeVisible();
      await page.close();
    });

    test('sends one lead, and hears that it has arrived', async ({ page, served }) => {
      await page.goto(url);
      await fillIn(page);
      await page.getByRole('button', { name: 'Call me' }).click();
      await expect(page.getByText('Your request has reached us.')).toBeVisible();
      await expect(page.getByText('We will call you')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Request a call' })).toHaveCount(0);
      const leads = served.sandbox.records().filter(({ kind }) => kind !== 'analytics');
      expect(leads).toEqual([expect.objectContaining({ kind: 'call-centre', attempts: 1, fields: expect.objectContaining({ CampaignId: 'NORTHFIELD-2026', FormPhone: '021 555 0000' }) })]);
      await fetch(`${served.api}/__sandbox/records`, { method: 'DELETE' });
    });

    test('opens a fold, finds advisers, moves the pictures and closes the notice', async ({ page }) => {
      await page.goto(url);
      await page.getByRole('button', { name: 'Whose side are you on?' }).click();
      await expect(page.getByText('Every adviser is licensed')).toBeVisible();
      await page.getByLabel('Where do you live?').selectOption('Northland');
      await expect(page.getByRole('region', { name: /advisers? works? there/i }).getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'let us call you' })).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('group', { name: '2 of 3' }).getByRole('img')).toBeInViewport();
      await page.getByRole('region', { name: 'Notice' }).getByRole('button').click();
      await page.reload();
      await expect(page.getByRole('region', { name: 'Notice' })).toHaveCount(0);
    });

    test('takes over a form that the visitor has begun before a reload', async ({ page }) => {
      await page.goto(url);
      await page.getByLabel('First Name').fill('Aroha');
      await page.reload();
      await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
    });

    for (const width of [360, 768, 1280]) {
      test(`has nothing for axe, and nothing beside the page, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(url);
        await page.getByRole('button', { name: 'Whose side are you on?' }).click();
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      });
    }
  });
}
