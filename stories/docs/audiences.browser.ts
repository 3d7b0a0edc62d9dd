import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { barePage, button, expect, expectReady, fillIn, test } from '@adviser-widgets/testing/browser';

/** Returns the first code block of a language on a catalogue page. */
function firstBlock(page: string, language: string): string {
  const text = readFileSync(join(import.meta.dirname, page), 'utf8');
  const block = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(text)?.[1];
  if (block === undefined) throw new Error(`${page} has no block of ${language}`);
  return block;
}

test('the blank page that integrators are asked to save sends a lead, also opened as a file, whose origin is null', async ({
  page,
  sandbox,
}, testInfo) => {
  const file = testInfo.outputPath('page.html');
  writeFileSync(
    file,
    firstBlock('guides/IntegrationGuide.md', 'html').replaceAll('http://127.0.0.1:4400', sandbox.url),
  );
  await page.goto(pathToFileURL(file).href);
  await expectReady(page);
  await fillIn(page);
  await button(page).click();
  await expect.poll(() => sandbox.records('call-centre')).toHaveLength(1);
  expect(sandbox.records()[0]?.headers.origin).toBe('null');
});

for (const [text, page] of [
  ['the editors’ guide', 'guides/EditorsGuide.md'],
  ['README', '../../README.md'],
] as const) {
  test(`the first snippet of ${text} becomes a form that sends a lead`, async ({
    page: tab,
    sandbox,
    bare,
  }) => {
    await tab.goto(bare.serve(barePage(sandbox, { body: firstBlock(page, 'html') })));
    await expectReady(tab);
    await fillIn(tab);
    await button(tab).click();
    await expect(tab.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect(sandbox.records('call-centre')).toHaveLength(1);
  });
}

test('the tags of README load the widgets', async ({ page, sandbox, bare }) => {
  const tags = /<link [\s\S]*?<\/script>/.exec(
    readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8'),
  );
  const here = (tags?.[0] ?? '')
    .replaceAll('https://cdn.example.nz', sandbox.url)
    .replace('/adviser-widgets.json', `${sandbox.url}/__sandbox/config.json`);
  await page.goto(
    bare.serve(`<!doctype html><title>Site</title>${here}${firstBlock('../../README.md', 'html')}`),
  );
  await expectReady(page);
});
