import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings, button, expect, fillIn } from '@adviser-widgets/testing/browser';
import { root } from '../../cdn/find-widgets.ts';
import { runCommand } from '../../run-command.ts';
import { serveFolder } from '../../serve-folder.ts';
import { readBlock } from '../consumers.ts';
import { installLimit, test, type Npm } from './fixtures.ts';

const example = 'examples/eleventy';

/** The first code block of a language in the README's steps. */
const block = (language: string) => readBlock(`${example}/README.md`, '## From an empty folder', language);

const folderOf = ({ folder }: Npm) => join(folder, 'eleventy', 'my-site');

test.describe.serial('an Eleventy site', () => {
  test.setTimeout(installLimit);
  // The captcha's stand-in is on another origin than the site.
  test.beforeEach(({ expectConsole }) => expectConsole(/^Failed to execute 'postMessage' on 'DOMWindow'/));

  test('of the README, from an empty folder, sends its lead', async ({ page, npm, sandbox }) => {
    const start = join(npm.folder, 'eleventy');
    mkdirSync(start);
    await runCommand(start, ['sh', '-ec', block('sh').replace('../adviser-widgets', root)], npm.settings);
    const site = folderOf(npm);
    mkdirSync(join(site, '_includes'));
    const files = { 'eleventy.config.js': 'js', '_includes/page.njk': 'html', 'index.md': 'md' };
    for (const [file, language] of Object.entries(files))
      writeFileSync(join(site, file), block(language).replaceAll('http://127.0.0.1:4400', sandbox.url));
    await build(npm, sandbox.url);
    const { url, close } = await serveFolder(join(site, '_site'));
    await page.goto(url);
    await fillIn(page);
    await button(page).click();
    await expect(page.getByText('Thank you. We will call you.')).toBeVisible();
    expect(sandbox.records('call-centre')).toEqual([expect.objectContaining({ attempts: 1 })]);
    close();
  });

  test('with a wrong attribute is not built, and the sentence says how to fix it', async ({
    npm,
    sandbox,
  }) => {
    const index = join(folderOf(npm), 'index.md');
    const right = readFileSync(index, 'utf8');
    writeFileSync(index, right.replace('heading=', 'headding='));
    await expect(build(npm, sandbox.url)).rejects.toThrow(
      './index.md: request-call-form: does not know data-headding="Talk to us"; write data-heading="Talk to us" (line',
    );
    writeFileSync(index, right);
  });

  for (const [file, widget] of Object.entries({
    'hostile.njk': '{% widget "icon", { "x onclick=alert(1) y": "a" } %}{% endwidget %}',
    'hostile.liquid': '{% widget "icon", "x onclick=alert(1) y", "a" %}{% endwidget %}',
  }))
    test(`with a name in ${file} that would be another attribute is not built`, async ({ npm, sandbox }) => {
      const page = join(folderOf(npm), file);
      writeFileSync(page, widget);
      await expect(build(npm, sandbox.url)).rejects.toThrow(
        '{% widget "icon" %} has an attribute named "x onclick=alert(1) y"',
      );
      rmSync(page);
    });

  test('writes hostile values as text, from every kind of template', async ({ page, npm, sandbox }) => {
    const value = '"><img src=x onerror=alert(1)>\n\n</div>`code`&copy\u2028</script>';
    const front = `---\nlayout: page.njk\nvalue: ${JSON.stringify(value)}\n---\n`;
    const named = '{% widget "announcement", heading=value %}<p>Kia ora</p>{% endwidget %}';
    const inTurn = named.replace('heading=value', '"heading", value');
    const texts = { njk: named, md: `A \` tick ${named}`, liquid: inTurn };
    for (const [kind, text] of Object.entries(texts))
      writeFileSync(join(folderOf(npm), `value-${kind}.${kind}`), front + text);
    await build(npm, sandbox.url);
    const { url, close } = await serveFolder(join(folderOf(npm), '_site'));
    for (const kind of Object.keys(texts)) {
      await page.goto(`${url}value-${kind}/`);
      await expect(page.locator('[data-widget]'), kind).toHaveAttribute('data-heading', value);
      await expect(page.locator('img'), kind).toHaveCount(0);
    }
    close();
    for (const kind of Object.keys(texts)) rmSync(join(folderOf(npm), `value-${kind}.${kind}`));
  });

  test('of the example has its widgets on every page, and sends a lead from Markdown', async ({
    page,
    npm,
    sandbox,
  }) => {
    const folder = folderOf(npm);
    for (const part of ['site', 'eleventy.config.js'])
      cpSync(join(root, example, part), join(folder, part), { recursive: true });
    await build(npm, sandbox.url);
    const { url, close } = await serveFolder(join(folder, '_site'));
    await page.goto(`${url}questions/`);
    await page.getByRole('button', { name: 'Can someone call me?' }).click();
    await expect(page.getByRole('heading', { name: 'We call you' })).toBeVisible();
    await page.goto(`${url}advisers/`);
    await page.getByLabel('Postcode').selectOption('Northland');
    await expect(page.locator('#found').getByRole('listitem').first()).toBeVisible();
    await page.goto(url);
    await fillIn(page);
    expect(await axeFindings(page)).toEqual([]);
    await button(page).click();
    await expect(page.getByText('We call you back within a working day.')).toBeVisible();
    expect(sandbox.records('call-centre')[0]?.fields).toMatchObject({ CampaignId: 'ELEVENTY' });
    close();
  });
});

function build(npm: Npm, sandbox: string): Promise<string> {
  return runCommand(folderOf(npm), ['npx', '@11ty/eleventy'], { WIDGETS: sandbox });
}
