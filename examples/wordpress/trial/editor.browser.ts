import { button, everyWidget, fillIn } from '@adviser-widgets/testing/browser';
import {
  canvasOf,
  labels,
  openNewPage,
  openSidebar,
  publish,
  toggleInserter,
  watchEditor,
} from './block-editor.ts';
import { expect, expectReady, test } from './fixtures.ts';

const heading = 'Kōrero mai & "talk" [now] > later';

test('an editor writes a form, visitors send it', async ({ site, editor, page: front, sandbox }) => {
  const { page } = editor;
  const errors = watchEditor(page);
  const canvas = await openNewPage(page, site.url);
  const form = canvas.locator('[data-type="adviser-widgets/request-call-form"]');

  await test.step('the inserter lists all widgets, finds Request a call, and a press puts it in', async () => {
    await toggleInserter(page);
    const panel = page.locator(':is(.block-editor-inserter__panel-content, [role="listbox"])');
    const items = panel
      .and(page.getByLabel('Adviser Widgets'))
      .locator('.block-editor-block-types-list__item');
    await expect(items).toHaveCount(everyWidget.length);
    await page.fill('.block-editor-inserter__search input', 'request a call');
    await page.click('button.editor-block-list-item-adviser-widgets-request-call-form');
    await expect(form).toContainText('If you write nothing: “Prefer to talk? Call 0800 555 123.”');
    await toggleInserter(page);
  });

  const title = form.locator('.adviser-widgets-title');
  await title.click();
  const sidebar = await openSidebar(page);
  await test.step('the sidebar has a field for each attribute, with its default and what it means', async () => {
    await expect(sidebar.getByLabel('Heading', { exact: true })).toHaveValue('Request a Call');
    await expect(sidebar).toContainText('The heading above the form. Empty for none.');
    await sidebar.getByLabel('Heading', { exact: true }).fill(heading);
    await sidebar.getByLabel('Campaign id').fill('WP-2026');
    await sidebar.getByLabel('Heading level').fill('3');
    await sidebar.getByLabel(labels.errorSummary).check();
    await expect(form.locator('.adviser-widgets-chosen')).toContainText(heading);
  });

  await test.step('a wrong value is reported beside its field and in the block', async () => {
    await sidebar.getByLabel(labels.bestDays).fill('[{"value":');
    await expect(sidebar).toContainText('This is no JSON');
    await expect(form).toContainText(`${labels.bestDays}: This is no JSON`);
    await sidebar.getByLabel(labels.bestDays).fill('');
  });

  await test.step('a text of its own is switched on, and written in place', async () => {
    await sidebar.getByLabel(labels.thanks).check();
    await form.locator('[data-type="adviser-widgets/slot"] [contenteditable="true"]').click();
    await page.keyboard.type('Ka pai! We will ring you.');
    await title.click();
    await openSidebar(page);
    await expect(form).toHaveCSS('border-top-style', 'solid');
  });

  await test.step('the preview shows the widget, follows what is written, and says that nothing is sent', async () => {
    const toolbar = page.locator('.block-editor-block-toolbar');
    await toolbar.getByRole('button', { name: 'Preview' }).click();
    const preview = canvas.frameLocator('.adviser-widgets-preview');
    await expect(preview.locator('[data-widget-state="ready"]')).toBeVisible();
    await expect(preview.getByRole('heading', { name: heading })).toBeVisible();
    await expect(preview.getByText('Preview: forms work, nothing is sent')).toBeVisible();
    await sidebar.getByLabel('Button text').fill('Ring me');
    await expect(preview.getByRole('button', { name: 'Ring me' })).toBeVisible();
    await sidebar.getByLabel('Button text').fill('');
    await toolbar.getByRole('button', { name: 'Preview' }).click();
    await expect(canvas.locator('.adviser-widgets-content').first()).toBeVisible();
  });

  await test.step('the page is published, and its blocks are valid when it is opened again', async () => {
    await publish(page, canvas, 'Talk to us');
    await page.reload();
    const opened = await canvasOf(page);
    await expect(opened.locator('[data-type="adviser-widgets/request-call-form"]')).toBeVisible();
    await expect(opened.locator('.block-editor-warning')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  await test.step('the widget shows with what was set, its values byte for byte, and sends its lead', async () => {
    await front.goto(`${site.url}/talk-to-us/`);
    await expectReady(front);
    await expect(front.getByRole('heading', { level: 3, name: heading, exact: true })).toBeVisible();
    await fillIn(front);
    await button(front).click();
    await expect(front.getByText('Ka pai! We will ring you.')).toBeVisible();
    expect(sandbox.records('call-centre')[0]?.fields).toMatchObject({ CampaignId: 'WP-2026' });
  });
});

test('a preview has the fonts of the theme, and no script of its editor', async ({
  site,
  editor,
  request,
}) => {
  const script = '<script>alert(1)</script>';
  const blocks = `<!-- wp:html -->${script}<img src="x" onerror="alert(1)"><!-- /wp:html -->`;
  const html = await (await editor.send('/adviser-widgets/v1/preview', { blocks })).text();
  expect(html).toContain('<img src=');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('onerror');
  const hasFontFaces = await site.run(`echo function_exists( 'wp_print_font_faces' ) ? 'yes' : 'no';`);
  expect(html.includes('@font-face') ? 'yes' : 'no').toBe(hasFontFaces);
  const route = `${site.url}/?rest_route=/adviser-widgets/v1/preview`;
  expect((await request.post(route, { data: { blocks } })).status(), 'of a visitor').toBe(401);
});
