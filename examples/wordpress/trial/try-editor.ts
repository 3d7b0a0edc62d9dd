import { expect, type Page } from '@playwright/test';
import { everyReady, watchLibrary } from './browser.ts';
import type { Trial } from './trial.ts';

/** An editor without the right to write HTML uses the block editor. */
export async function tryEditor(trial: Trial): Promise<void> {
  const { editor, wordpress, protocol, names, shot } = trial;
  protocol.title('The block editor, as an editor whose HTML is filtered');
  const page = await editor.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && /adviser|Block validation/i.test(message.text()) && errors.push(message.text()));

  await protocol.check(`the inserter lists all ${names.length} widgets under Adviser Widgets`, async () => {
    await page.goto(`${wordpress.url}/wp-admin/post-new.php?post_type=page`);
    await page.click('button.edit-post-header-toolbar__inserter-toggle');
    const panel = page.locator('.block-editor-inserter__panel-content[aria-label="Adviser Widgets"], [role="listbox"][aria-label="Adviser Widgets"]').first();
    await expect(panel.locator('.block-editor-block-types-list__item')).toHaveCount(names.length);
  });

  await protocol.check('a search for "adviser" finds Request a call, and a press puts it in', async () => {
    await page.fill('.block-editor-inserter__search input', 'request a call');
    await page.click('button.editor-block-list-item-adviser-widgets-request-call-form');
    await expect(page.locator('[data-type="adviser-widgets/request-call-form"]')).toContainText('If you write nothing: “Prefer to talk? Call 0800 555 123.”');
    await page.click('button.edit-post-header-toolbar__inserter-toggle');
  });

  await protocol.check('the sidebar has a field for each attribute, with its default and what it means', async () => {
    await page.click('[data-type="adviser-widgets/request-call-form"] .adviser-widgets-title');
    const sidebar = await openSidebar(page);
    await expect(sidebar.getByLabel('Heading', { exact: true })).toHaveValue('Request a Call');
    await expect(sidebar).toContainText('The heading above the form. Empty for none.');
    await sidebar.getByLabel('Heading', { exact: true }).fill('Kōrero mai & "talk" [now] > later');
    await sidebar.getByLabel('Campaign id').fill('WP-2026');
    await sidebar.getByLabel('Heading level').fill('3');
    await sidebar.getByLabel('Error summary').check();
    await expect(page.locator('.adviser-widgets-chosen')).toContainText('Kōrero mai & "talk" [now] > later');
  });

  await protocol.check('a wrong value is told of beside its field and in the block', async () => {
    const sidebar = await openSidebar(page);
    await sidebar.getByLabel('Best day options').fill('[{"value":');
    await expect(sidebar).toContainText('This is no JSON');
    await expect(page.locator('[data-type="adviser-widgets/request-call-form"]')).toContainText('Best day options: This is no JSON');
    await sidebar.getByLabel('Best day options').fill('');
  });

  await protocol.check('a text of its own is switched on, and written in place', async () => {
    const sidebar = await openSidebar(page);
    await sidebar.getByLabel('Success', { exact: true }).check();
    await page.click('[data-type="adviser-widgets/slot"] [contenteditable="true"]');
    await page.keyboard.type('Ka pai! We will ring you.');
    await shot(page, 'block-editor');
  });

  await protocol.check('the page is published, and its blocks are valid when it is opened again', async () => {
    await page.fill('h1.wp-block-post-title, .editor-post-title__input', 'Talk to us').catch(() => page.locator('.editor-post-title__input').pressSequentially('Talk to us'));
    await page.click('button.editor-post-publish-panel__toggle');
    await page.click('.editor-post-publish-panel button.editor-post-publish-button');
    await expect(page.locator('.post-publish-panel__postpublish')).toContainText('is now live');
    await page.reload();
    await expect(page.locator('[data-type="adviser-widgets/request-call-form"]')).toBeVisible();
    await expect(page.locator('.block-editor-warning')).toHaveCount(0);
  });

  await protocol.check('every widget with the example of the manifest is put in, saved, and valid when opened again', async () => {
    await page.goto(`${wordpress.url}/wp-admin/post-new.php?post_type=page`);
    await page.waitForSelector('.editor-post-title__input');
    const slug = await insertEveryExample(page, names);
    expect(slug).toBe('every-widget');
    await page.reload();
    await expect(page.locator('[data-type^="adviser-widgets/"]:not([data-type$="/slot"])')).toHaveCount(names.length);
    await expect(page.locator('.block-editor-warning')).toHaveCount(0);
    await shot(page, 'every-block');
  });

  await protocol.check('the editor has told of no error', () => Promise.resolve(expect(errors).toEqual([])));
  await page.close();
  await tryPublished(trial);
}

async function openSidebar(page: Page) {
  const sidebar = page.locator('.interface-complementary-area');
  if (!(await sidebar.isVisible())) await page.click('.edit-post-header__settings button[aria-label="Settings"]');
  const tab = sidebar.getByRole('button', { name: /^Block/ }).first();
  if (await tab.isVisible()) await tab.click();
  return sidebar;
}

/** What a page of the editor has as `window.wp`, as far as it is used here. */
interface EditorWindow {
  readonly wp: {
    readonly blocks: { getBlockType(name: string): { example: object }; getBlockFromExample(name: string, example: object): object };
    readonly data: {
      dispatch(store: string): { insertBlocks(blocks: object[]): Promise<void>; editPost(edits: object): void; savePost(): Promise<void> };
      select(store: string): { getCurrentPost(): { slug: string } };
    };
  };
}

function insertEveryExample(page: Page, names: readonly string[]): Promise<string> {
  return page.evaluate(async (all) => {
    const { blocks, data } = (window as unknown as EditorWindow).wp;
    const examples = all.map((name) => blocks.getBlockFromExample(`adviser-widgets/${name}`, blocks.getBlockType(`adviser-widgets/${name}`).example));
    await data.dispatch('core/block-editor').insertBlocks(examples);
    data.dispatch('core/editor').editPost({ title: 'Every widget', slug: 'every-widget', status: 'publish' });
    await data.dispatch('core/editor').savePost();
    return data.select('core/editor').getCurrentPost().slug;
  }, names);
}

/** What visitors get of what the editor published. */
async function tryPublished({ visitor, wordpress, protocol, names, shot }: Trial): Promise<void> {
  protocol.title('What was published with the block editor, as a visitor');
  const page = await visitor.newPage();
  const lines = watchLibrary(page);

  await protocol.check('the widget shows with what was set, its values byte for byte', async () => {
    await page.goto(`${wordpress.url}/talk-to-us/`);
    await everyReady(page, ['request-call-form']);
    await expect(page.getByRole('heading', { level: 3, name: 'Kōrero mai & "talk" [now] > later', exact: true })).toBeVisible();
    await expect(page.locator('[data-widget]')).toHaveAttribute('data-campaign-id', 'WP-2026');
    await shot(page, 'front');
  });

  await protocol.check(`all ${names.length} widgets are ready on one page`, async () => {
    await page.goto(`${wordpress.url}/every-widget/`);
    await everyReady(page, names);
    await shot(page, 'every-widget');
  });

  await protocol.check('the library has no problem to tell of', () => Promise.resolve(expect(lines).toEqual([])));
  await page.close();
}
