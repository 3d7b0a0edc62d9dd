import type { Browser, BrowserContext } from '@playwright/test';
import { openContext } from './browser.ts';

/** Milliseconds for the first page after a login: WordPress first asks its own site for updates, which get no answer in a trial. */
const patience = 120_000;

/** Opens a browser of a user's own, logged in to WordPress. */
export async function logIn(
  browser: Browser,
  url: string,
  user: 'admin' | 'editor' | 'author' | 'contributor',
): Promise<BrowserContext> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${url}/wp-login.php`);
  await page.fill('#user_login', user);
  await page.fill('#user_pass', `${user}-password`);
  await page.click('#wp-submit');
  await page.waitForURL(/wp-admin/, { timeout: patience });
  await page.close();
  return context;
}
