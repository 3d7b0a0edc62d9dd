import { expect, type Locator, type Response } from '@playwright/test';
import { until } from '../../trial/leftovers.ts';
import { expectSoon, type Admin } from './admin.ts';

/** Begins a post: its title, and a first paragraph, after which the cursor stands on a new line. */
export async function beginPost({ page, open }: Admin, title: string, intro: string): Promise<void> {
  await open('editor/post');
  // What is typed before it is there is lost.
  await expectSoon(page.locator('.koenig-lexical [contenteditable="true"]:visible').first()).toBeVisible();
  await page.getByPlaceholder('Post title').click();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await page.keyboard.type(intro);
  await expectSoon(page.locator('.koenig-lexical:visible').first()).toContainText(intro);
  await page.keyboard.press('Enter');
}

/** Puts an HTML card at the cursor, as the editor's menu of cards does for "/html". */
export async function addHtmlCard({ page, paste }: Admin, markup: string): Promise<void> {
  await page.keyboard.type('/html');
  // Before the menu has followed the letters, Enter would take its first card.
  await expectSoon(page.locator('[data-kg-slash-menu] [data-kg-card-menu-item]')).toContainText(['HTML']);
  await page.keyboard.press('Enter');
  await expectSoon(page.locator('[data-kg-card="html"] .cm-content')).toBeFocused();
  await paste({ 'text/plain': markup });
  await page.keyboard.press('Escape');
}

/** The card as it is shown when it is not being edited. The page has a hidden copy of the editor. */
export function htmlCard({ page }: Admin): Locator {
  return page.locator('[data-kg-card="html"]:visible').first();
}

/** Publishes what the editor shows, the post with this title. */
export async function publish({ page, post }: Admin, title: string): Promise<void> {
  await page.locator('[data-test-button="publish-flow"]').first().click();
  await page.getByRole('button', { name: 'Continue, final review' }).click();
  // By the keyboard: the button never stands still.
  await page.getByRole('button', { name: 'Publish post, right now' }).press('Enter');
  await until('The post is published', async () => (await post(title)).status === 'published');
}

/** Saves the changes of a published post. */
export async function update({ page }: Admin): Promise<void> {
  const isSaved = (answer: Response) =>
    answer.request().method() === 'PUT' && answer.url().includes('/posts/');
  const [saved] = await Promise.all([
    page.waitForResponse(isSaved),
    page.getByRole('button', { name: 'Update', exact: true }).click(),
  ]);
  expect(saved.status()).toBe(200);
}
