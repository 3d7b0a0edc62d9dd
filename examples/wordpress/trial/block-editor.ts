import { requestCallForm } from '@adviser-widgets/lead-forms';
import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Where the blocks are: the page of the editor, or the frame in which WordPress shows them since 6.3. */
export type Canvas = Page | FrameLocator;

const { attributes, slots } = requestCallForm;

/** The names of some fields of a form. */
export const labels = {
  errorSummary: attributes['error-summary'].label,
  bestDays: attributes['best-day-options'].label,
  thanks: slots.success.label,
};

/** Opens the editor with a new page to write. */
export async function openNewPage(page: Page, url: string): Promise<Canvas> {
  await page.goto(`${url}/wp-admin/post-new.php?post_type=page`);
  return canvasOf(page);
}

/** The blocks of a page of the editor that is opening. */
export async function canvasOf(page: Page): Promise<Canvas> {
  const frame = page.locator('iframe[name="editor-canvas"]');
  await frame.or(page.locator('.editor-styles-wrapper')).first().waitFor();
  const canvas = (await frame.count()) > 0 ? frame.contentFrame() : page;
  await canvas.locator('.editor-post-title__input').waitFor();
  return canvas;
}

/** Publishes a page under its title. */
export async function publish(page: Page, canvas: Canvas, title: string): Promise<void> {
  await canvas.locator('.editor-post-title__input').fill(title);
  await page.click('button.editor-post-publish-panel__toggle');
  await page.click('.editor-post-publish-panel button.editor-post-publish-button');
  await expect(page.locator('.post-publish-panel__postpublish')).toContainText('is now live');
}

/** Opens or closes the list of blocks. */
export async function toggleInserter(page: Page): Promise<void> {
  await topBar(page).locator('button[class*="__inserter-toggle"]').click();
}

/** The settings of the chosen block. */
export async function openSidebar(page: Page) {
  const sidebar = page.locator('.interface-complementary-area');
  if (!(await sidebar.isVisible()))
    await topBar(page).getByRole('button', { name: 'Settings', exact: true }).click();
  const tab = sidebar
    .getByRole('tab', { name: 'Block', exact: true })
    .or(sidebar.getByRole('button', { name: /^Block/ }))
    .first();
  if (await tab.isVisible()) await tab.click();
  return sidebar;
}

/**
 * The errors of the editor and what it calls deprecated, as they come. WordPress 7.1 makes its block for HTML in a way that
 * 6.1 does not know; the old way works in both.
 */
export function watchEditor(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const text = message.text();
    const isOurs =
      /adviser|Block validation|deprecated/i.test(text) && !/on the Custom HTML block/.test(text);
    if (isOurs && /error|warning/.test(message.type())) errors.push(text);
  });
  return errors;
}

function topBar(page: Page) {
  return page.getByRole('region', { name: 'Editor top bar' });
}
