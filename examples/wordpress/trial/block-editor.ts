import type { Page } from '@playwright/test';

/** The settings of the chosen block. */
export async function openSidebar(page: Page) {
  const sidebar = page.locator('.interface-complementary-area');
  if (!(await sidebar.isVisible()))
    await page.click('.edit-post-header__settings button[aria-label="Settings"]');
  const tab = sidebar.getByRole('button', { name: /^Block/ }).first();
  if (await tab.isVisible()) await tab.click();
  return sidebar;
}
