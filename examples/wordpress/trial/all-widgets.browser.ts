import { everyWidget, everyWidgetReady, failedRequest } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { canvasOf, openNewPage, publish, watchEditor } from './block-editor.ts';
import { expect, test } from './fixtures.ts';

const types = everyWidget.map(({ name }) => `adviser-widgets/${name}`);

test('every widget is a valid block, and ready for visitors', async ({
  site,
  editor,
  page: front,
  expectConsole,
}) => {
  expectConsole(failedRequest); // of files that the examples name
  const { page } = editor;
  const errors = watchEditor(page);

  await test.step('the blocks are put in, saved, and valid when opened again', async () => {
    const canvas = await openNewPage(page, site.url);
    await insertEveryWidget(page);
    await expect(canvas.locator('[data-type="adviser-widgets/calculator-nav"]')).toContainText('Budget');
    await publish(page, canvas, 'Every widget');
    await page.reload();
    const opened = await canvasOf(page);
    const blocks = opened.locator('[data-type^="adviser-widgets/"]:not([data-type$="/slot"])');
    await expect(blocks).toHaveCount(types.length);
    await expect(opened.locator('.block-editor-warning')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  await test.step('all of them are ready on the page', async () => {
    await front.goto(`${site.url}/every-widget/`);
    await everyWidgetReady(front);
  });

  await test.step('until they have loaded, the page shows what each holds', async () => {
    const html = await (await fetch(`${site.url}/every-widget/`)).text();
    for (const words of ['Two banks have lowered their rates', 'What does an adviser cost me?', 'Budget'])
      expect(html).toContain(words);
  });
});

/** What a page of the editor has, as far as it is used here. */
interface EditorWindow {
  readonly wp: {
    readonly blocks: {
      getBlockType(name: string): { example: { attributes: object } };
      createBlock(name: string, attributes: object): object;
    };
    readonly data: {
      dispatch(store: 'core/block-editor'): { insertBlocks(blocks: object[]): Promise<void> };
    };
  };
}

/** Puts in what the inserter would, with the settings of the example: some widgets bring content to change. */
async function insertEveryWidget(page: Page): Promise<void> {
  await page.evaluate(async (all) => {
    const { blocks, data } = (window as unknown as EditorWindow).wp;
    const created = all.map((type) => blocks.createBlock(type, blocks.getBlockType(type).example.attributes));
    await data.dispatch('core/block-editor').insertBlocks(created);
  }, types);
}
