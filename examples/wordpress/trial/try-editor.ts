import { expect, type Page } from '@playwright/test';
import { everyReady, watchLibrary } from './browser.ts';
import { canvasOf, openNewPage, openSidebar, toggleInserter, type Canvas } from './block-editor.ts';
import type { Trial } from './trial.ts';
import { tryPreview } from './try-preview.ts';

/** WordPress 7.1 makes its block for HTML in a way that 6.1 does not know; the old way works in both. */
const fromExamples = /content attribute on the Custom HTML block/;

/** An editor without the right to write HTML uses the block editor. */
export async function tryEditor(trial: Trial): Promise<void> {
  const { editor, wordpress, protocol, names, shot } = trial;
  protocol.title('The block editor, as an editor whose HTML is filtered');
  const page = await editor.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on(
    'console',
    (message) =>
      /error|warning/.test(message.type()) &&
      /adviser|Block validation|deprecated/i.test(message.text()) &&
      !fromExamples.test(message.text()) &&
      errors.push(message.text()),
  );
  const canvas = await openNewPage(page, wordpress.url);
  const form = canvas.locator('[data-type="adviser-widgets/request-call-form"]');

  await protocol.check(`the inserter lists all ${names.length} widgets under Adviser Widgets`, async () => {
    await toggleInserter(page);
    const panel = page
      .locator(
        '.block-editor-inserter__panel-content[aria-label="Adviser Widgets"], [role="listbox"][aria-label="Adviser Widgets"]',
      )
      .first();
    await expect(panel.locator('.block-editor-block-types-list__item')).toHaveCount(names.length);
  });

  await protocol.check('a search for "adviser" finds Request a call, and a press puts it in', async () => {
    await page.fill('.block-editor-inserter__search input', 'request a call');
    await page.click('button.editor-block-list-item-adviser-widgets-request-call-form');
    await expect(form).toContainText('If you write nothing: “Prefer to talk? Call 0800 555 123.”');
    await toggleInserter(page);
  });

  await protocol.check(
    'the sidebar has a field for each attribute, with its default and what it means',
    async () => {
      await form.locator('.adviser-widgets-title').click();
      const sidebar = await openSidebar(page);
      await expect(sidebar.getByLabel('Heading', { exact: true })).toHaveValue('Request a Call');
      await expect(sidebar).toContainText('The heading above the form. Empty for none.');
      await sidebar.getByLabel('Heading', { exact: true }).fill('Kōrero mai & "talk" [now] > later');
      await sidebar.getByLabel('Campaign id').fill('WP-2026');
      await sidebar.getByLabel('Heading level').fill('3');
      await sidebar.getByLabel('Error summary').check();
      await expect(form.locator('.adviser-widgets-chosen')).toContainText(
        'Kōrero mai & "talk" [now] > later',
      );
    },
  );

  await protocol.check('a wrong value is told of beside its field and in the block', async () => {
    const sidebar = await openSidebar(page);
    await sidebar.getByLabel('Best day options').fill('[{"value":');
    await expect(sidebar).toContainText('This is no JSON');
    await expect(form).toContainText('Best day options: This is no JSON');
    await sidebar.getByLabel('Best day options').fill('');
  });

  await protocol.check('a text of its own is switched on, and written in place', async () => {
    const sidebar = await openSidebar(page);
    await sidebar.getByLabel('Success', { exact: true }).check();
    await form.locator('[data-type="adviser-widgets/slot"] [contenteditable="true"]').click();
    await page.keyboard.type('Ka pai! We will ring you.');
    await form.locator('.adviser-widgets-title').click();
    await openSidebar(page);
    await expect(form).toHaveCSS('border-top-style', 'solid');
    await shot(page, 'block-editor');
  });

  await tryPreview({ page, canvas }, trial);

  await protocol.check(
    'the page is published, and its blocks are valid when it is opened again',
    async () => {
      await canvas.locator('.editor-post-title__input').fill('Talk to us');
      await page.click('button.editor-post-publish-panel__toggle');
      await page.click('.editor-post-publish-panel button.editor-post-publish-button');
      await expect(page.locator('.post-publish-panel__postpublish')).toContainText('is now live');
      await page.reload();
      const opened = await canvasOf(page);
      await expect(opened.locator('[data-type="adviser-widgets/request-call-form"]')).toBeVisible();
      await expect(opened.locator('.block-editor-warning')).toHaveCount(0);
    },
  );

  await protocol.check(
    'every widget with the example of the manifest is put in, saved, and valid when opened again',
    async () => {
      const empty = await openNewPage(page, wordpress.url);
      const slug = await insertEveryExample({ page, canvas: empty }, names);
      expect(slug).toBe('every-widget');
      await page.reload();
      const opened = await canvasOf(page);
      await expect(opened.locator('[data-type^="adviser-widgets/"]:not([data-type$="/slot"])')).toHaveCount(
        names.length,
      );
      await expect(opened.locator('.block-editor-warning')).toHaveCount(0);
      await shot(page, 'every-block');
    },
  );

  await protocol.check('the editor has told of no error, and of nothing deprecated', () =>
    Promise.resolve(expect(errors).toEqual([])),
  );
  await page.close();
  await tryPublished(trial);
}

/** What a page of the editor has, as far as it is used here. */
interface EditorWindow {
  readonly adviserWidgets: {
    readonly widgets: Readonly<Record<string, { readonly template: readonly unknown[] }>>;
  };
  readonly wp: {
    readonly blocks: {
      getBlockType(name: string): { example: { attributes: object } };
      getBlockFromExample(name: string, example: object): object;
      createBlock(name: string, attributes: object): object;
    };
    readonly data: {
      dispatch(store: string): {
        insertBlocks(blocks: object[]): Promise<void>;
        editPost(edits: object): void;
        savePost(): Promise<void>;
      };
      select(store: string): { getCurrentPost(): { slug: string } };
    };
  };
}

/** Puts in what the inserter would, with the example's settings: content widgets bring content, others get the example's fallback. */
async function insertEveryExample(
  { page, canvas }: { readonly page: Page; readonly canvas: Canvas },
  names: readonly string[],
): Promise<string> {
  await page.evaluate(async (all) => {
    const { adviserWidgets, wp } = window as unknown as EditorWindow;
    const { createBlock, getBlockFromExample, getBlockType } = wp.blocks;
    const created = all.map((name) => {
      const [type, { example }] = [`adviser-widgets/${name}`, getBlockType(`adviser-widgets/${name}`)];
      const bringsContent = (adviserWidgets.widgets[name]?.template.length ?? 0) > 0;
      return bringsContent ? createBlock(type, example.attributes) : getBlockFromExample(type, example);
    });
    await wp.data.dispatch('core/block-editor').insertBlocks(created);
  }, names);
  await expect(canvas.locator('[data-type="adviser-widgets/calculator-nav"]')).toContainText('Budget');
  return page.evaluate(async () => {
    const { dispatch, select } = (window as unknown as EditorWindow).wp.data;
    dispatch('core/editor').editPost({ title: 'Every widget', slug: 'every-widget', status: 'publish' });
    await dispatch('core/editor').savePost();
    return select('core/editor').getCurrentPost().slug;
  });
}

/** What visitors get of what the editor published. */
async function tryPublished({ visitor, wordpress, protocol, names, shot }: Trial): Promise<void> {
  protocol.title('What was published with the block editor, as a visitor');
  const page = await visitor.newPage();
  const lines = watchLibrary(page);

  await protocol.check('the widget shows with what was set, its values byte for byte', async () => {
    await page.goto(`${wordpress.url}/talk-to-us/`);
    await everyReady(page, ['request-call-form']);
    await expect(
      page.getByRole('heading', { level: 3, name: 'Kōrero mai & "talk" [now] > later', exact: true }),
    ).toBeVisible();
    await expect(page.locator('[data-widget]')).toHaveAttribute('data-campaign-id', 'WP-2026');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await shot(page, 'front');
  });

  await protocol.check(`all ${names.length} widgets are ready on one page`, async () => {
    await page.goto(`${wordpress.url}/every-widget/`);
    await everyReady(page, names);
    await shot(page, 'every-widget');
  });

  await protocol.check('the library has no problem to tell of', () =>
    Promise.resolve(expect(lines).toEqual([])),
  );
  await page.close();
}
