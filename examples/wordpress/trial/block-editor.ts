import type { FrameLocator, Page } from '@playwright/test';

/** Where the blocks are: the page of the editor, or the frame in which WordPress shows them since 6.3. */
export type Canvas = Page | FrameLocator;

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

/** What a page of the editor has, as far as it is used here. */
interface EditorWindow {
  readonly wp: { apiFetch(request: object): Promise<{ readonly page: string }> };
}

/** The page that the server makes of blocks. */
export function previewOf(page: Page, blocks: string): Promise<string> {
  return page.evaluate(
    async (data) => {
      const { wp } = window as unknown as EditorWindow;
      const answer = await wp.apiFetch({ path: 'adviser-widgets/v1/preview', method: 'POST', data });
      return answer.page;
    },
    { blocks },
  );
}

function topBar(page: Page) {
  return page.getByRole('region', { name: 'Editor top bar' });
}
