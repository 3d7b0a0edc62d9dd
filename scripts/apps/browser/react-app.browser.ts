import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { checkTypescriptVersions } from '../../packages/check-typescript-versions.ts';
import { publishedPackages } from '../../packages/published.ts';
import { installApp, type ReactVersions } from '../install-app.ts';
import { runInApp } from '../run-in-app.ts';
import { serveFolder } from '../serve-folder.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, fillIn, installLimit, test, type Served } from './fixtures.ts';

/** The oldest and the newest React that the packages support. */
const reacts: readonly ReactVersions[] = [
  { react: '18.3.1', types: '18.3.0', domTypes: '18.3.0' },
  { react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' },
];

/** The packages of components. */
const packages = publishedPackages().filter(
  ({ isForNode, installed }) => !isForNode && installed.includes('react'),
);
const components = packages.map(({ name }) => name).filter((name) => !/\/(forms|widget)$/.test(name));

for (const versions of reacts) {
  test.describe.serial(`an app with React ${versions.react}`, () => {
    let url = '';
    let stop = () => {};
    test.afterAll(() => stop());

    const folderOf = ({ folder }: Served) => join(folder, `app-${versions.react}`);

    test('installs the packages, and builds with their types', async ({ served }) => {
      test.setTimeout(installLimit);
      const folder = folderOf(served);
      await installApp(folder, versions, {
        registry: served.registry,
        also: packages.map(({ name }) => name),
      });
      await runInApp(folder, ['npm', 'run', 'build'], { VITE_API: served.api });
      ({ url, close: stop } = await serveFolder(join(folder, 'dist')));
    });

    test('types are right for every version of TypeScript', ({ served }) => {
      test.setTimeout(installLimit);
      const modules = packages.map(({ name }) => name);
      expect(checkTypescriptVersions(folderOf(served), modules)).toEqual([]);
    });

    test('renders every component on a server', async ({ served }) => {
      const folder = folderOf(served);
      cpSync(join(import.meta.dirname, '..', 'render-components.mjs'), join(folder, 'render-components.mjs'));
      const report = JSON.parse(
        await runInApp(folder, [process.execPath, 'render-components.mjs', ...components]),
      ) as { version: string; drawn: string[]; problems: string[] };
      expect(report.problems).toEqual([]);
      expect(report.version).toBe(versions.react);
      expect(report.drawn.length).toBeGreaterThan(60);
    });

    test('is readable without its script', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(url);
      await expect(page.getByRole('heading', { name: 'Borrow with a clear head.' })).toBeVisible();
      await expect(page.getByText('For most loans and insurance, nothing')).toBeVisible();
      await expect(page.getByLabel('Contact number')).toBeVisible();
      await page.close();
    });

    test('sends one lead, and gets the event', async ({ page, served }) => {
      await page.goto(url);
      await fillIn(page);
      await page.getByRole('button', { name: 'Call me' }).click();
      await expect(page.getByText('Your request has reached us.')).toBeVisible();
      await expect(page.getByText('We will call you')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Request a call' })).toHaveCount(0);
      const leads = served.sandbox.records().filter(({ kind }) => kind !== 'analytics');
      expect(leads).toEqual([
        expect.objectContaining({
          kind: 'call-centre',
          attempts: 1,
          fields: expect.objectContaining({ CampaignId: 'NORTHFIELD-2026', FormPhone: '021 555 0000' }),
        }),
      ]);
      await fetch(`${served.api}/__sandbox/records`, { method: 'DELETE' });
    });

    test('opens a section, finds advisers, moves the pictures and closes the notice', async ({ page }) => {
      await page.goto(url);
      await page.getByRole('button', { name: 'Whose side are you on?' }).click();
      await expect(page.getByText('Every adviser is licensed')).toBeVisible();
      await page.getByLabel('Where do you live?').selectOption('Northland');
      await expect(
        page
          .getByRole('region', { name: /advisers? works? there/i })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'let us call you' })).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('group', { name: '2 of 3' }).getByRole('img')).toBeInViewport();
      await page.getByRole('region', { name: 'Notice' }).getByRole('button').click();
      await page.reload();
      await expect(page.getByRole('region', { name: 'Notice' })).toHaveCount(0);
    });

    test('takes over a form that the visitor started before a reload', async ({ page }) => {
      await page.goto(url);
      await page.getByLabel('First Name').fill('Aroha');
      await page.reload();
      await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
    });

    for (const width of [360, 768, 1280]) {
      test(`has no axe finding and does not scroll sideways at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(url);
        await page.getByRole('button', { name: 'Whose side are you on?' }).click();
        expect(await axeFindings(page)).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
      });
    }
  });
}
