import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings } from '@adviser-widgets/testing/browser';
import { root } from '../../cdn/find-widgets.ts';
import { runInApp } from '../run-in-app.ts';
import { serveFolder } from '../../serve-folder.ts';
import { expect, fillIn, installLimit, leadsOf, test, type Served } from './fixtures.ts';

const example = join(root, 'examples/eleventy');
const readme = readFileSync(join(example, 'README.md'), 'utf8');
const [, fromEmpty = ''] = readme.split('## From an empty folder');

/** Returns the README's first code block of a language after its first steps. */
function block(language: string): string {
  const [, text] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(fromEmpty) ?? [];
  if (text === undefined) throw new Error(`examples/eleventy/README.md has no block of ${language} there`);
  return text;
}

const folderOf = ({ folder }: Served) => join(folder, 'eleventy', 'my-site');

const build = (served: Served) =>
  runInApp(folderOf(served), ['npx', '@11ty/eleventy'], { WIDGETS: served.api });

test.describe.serial('an Eleventy site', () => {
  test.setTimeout(installLimit);
  // The captcha's stand-in is on another origin than the site.
  test.use({ expected: /^Failed to execute 'postMessage' on 'DOMWindow'/ });

  test('of the README, from an empty folder, sends its lead', async ({ page, served }) => {
    const start = join(served.folder, 'eleventy');
    mkdirSync(start);
    await runInApp(start, ['sh', '-ec', block('sh').replace('../adviser-widgets', root)], served.settings);
    const site = folderOf(served);
    mkdirSync(join(site, '_includes'));
    const files = { 'eleventy.config.js': 'js', '_includes/page.njk': 'html', 'index.md': 'md' };
    for (const [file, language] of Object.entries(files))
      writeFileSync(join(site, file), block(language).replaceAll('http://127.0.0.1:4400', served.api));
    await build(served);
    const { url, close } = await serveFolder(join(site, '_site'));
    await page.goto(url);
    await fillIn(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Thank you. We will call you.')).toBeVisible();
    expect(await leadsOf(served)).toEqual([expect.objectContaining({ kind: 'call-centre', attempts: 1 })]);
    close();
  });

  test('with a wrong attribute is not built, and the sentence says how to fix it', async ({ served }) => {
    const index = join(folderOf(served), 'index.md');
    const right = readFileSync(index, 'utf8');
    writeFileSync(index, right.replace('heading=', 'headding='));
    await expect(build(served)).rejects.toThrow(
      './index.md: request-call-form: does not know data-headding="Talk to us"; write data-heading="Talk to us" (line',
    );
    writeFileSync(index, right);
  });

  test('of the example has its widgets on every page, and sends a lead from Markdown', async ({
    page,
    served,
  }) => {
    const folder = folderOf(served);
    for (const part of ['site', 'eleventy.config.js'])
      cpSync(join(example, part), join(folder, part), { recursive: true });
    await build(served);
    const { url, close } = await serveFolder(join(folder, '_site'));
    await page.goto(`${url}questions/`);
    await page.getByRole('button', { name: 'Can somebody call me?' }).click();
    await expect(page.getByRole('heading', { name: 'We call you' })).toBeVisible();
    await page.goto(`${url}advisers/`);
    await page.getByLabel('Postcode').selectOption('Northland');
    await expect(page.locator('#found').getByRole('listitem').first()).toBeVisible();
    await page.goto(url);
    await fillIn(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('We call you back within a working day.')).toBeVisible();
    expect(await leadsOf(served)).toEqual([
      expect.objectContaining({ fields: expect.objectContaining({ CampaignId: 'ELEVENTY' }) }),
    ]);
    close();
  });
});
