import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings, button, expect, fillIn } from '@adviser-widgets/testing/browser';
import { root } from '../../cdn/find-widgets.ts';
import { publishedPackages } from '../../packages/published.ts';
import { runCommand } from '../../run-command.ts';
import { serveFolder } from '../../serve-folder.ts';
import { installLimit, test, type Npm } from './fixtures.ts';

/** The packages of components. */
const packages = publishedPackages().filter(
  ({ isForNode, installed }) => !isForNode && installed.includes('react'),
);
const names = packages.map(({ name }) => name);
const components = names.filter((name) => !/\/(forms|widget)$/.test(name));

test.describe.serial('the React example', () => {
  let url = '';
  let stop = () => {};
  test.afterAll(() => stop());

  const folderOf = ({ folder }: Npm) => join(folder, 'react-app');

  test('installs the packages, and builds with their types', async ({ npm, sandbox }) => {
    test.setTimeout(installLimit);
    const folder = folderOf(npm);
    cpSync(join(root, 'examples/react-app'), folder, {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist|dist-server|package-lock\.json)$/.test(path),
    });
    await runCommand(folder, ['npm', 'install', ...names], npm.settings);
    await runCommand(folder, ['npm', 'run', 'build'], { VITE_API: sandbox.url });
    ({ url, close: stop } = await serveFolder(join(folder, 'dist')));
  });

  test('is readable without its script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'Borrow with a clear head.' })).toBeVisible();
    await expect(page.getByText('For most loans and insurance, nothing')).toBeVisible();
    await expect(page.getByLabel('Contact number')).toBeVisible();
    await page.close();
  });

  test('sends one lead, and gets the event', async ({ page, sandbox }) => {
    await page.goto(url);
    await fillIn(page);
    await button(page).click();
    await expect(page.getByText('Your request has reached us.')).toBeVisible();
    await expect(page.getByText('We will call you')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a call' })).toHaveCount(0);
    const [lead, ...others] = sandbox.records('call-centre');
    expect(others).toEqual([]);
    expect(lead?.attempts).toBe(1);
    expect(lead?.fields).toMatchObject({ CampaignId: 'NORTHFIELD-2026', FormPhone: '021 555 0000' });
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

  for (const width of [360, 1280]) {
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

  // The last ones, as they change the app's React: the newest and the oldest that the packages support.
  for (const react of ['19.3.1', '18.3.1']) {
    test(`renders every component on a server with React ${react}`, async ({ npm }) => {
      test.setTimeout(installLimit);
      const folder = folderOf(npm);
      await runCommand(folder, ['npm', 'install', `react@${react}`, `react-dom@${react}`], npm.settings);
      const script = join(folder, 'render-components.mjs');
      cpSync(join(import.meta.dirname, '..', 'render-components.mjs'), script);
      const output = await runCommand(folder, [process.execPath, script, ...components]);
      const report = JSON.parse(output) as { version: string; drawn: string[]; problems: string[] }; // the script's
      expect(report.problems).toEqual([]);
      expect(report.version).toBe(react);
      expect(report.drawn.length).toBeGreaterThan(60);
    });
  }
});
