import { expect, type Response } from '@playwright/test';
import { expectSoon } from './admin.ts';
import { snippetWith } from './readme.ts';
import type { Trial } from './trial.ts';

/** What the owner does once: an account, and the library's tags for the whole site. */
export async function trySetup(trial: Trial): Promise<void> {
  const { admin, url, sandbox, protocol } = trial;
  const { page } = admin;
  protocol.title('Setting up, as the owner');

  await protocol.check('the account is made in the browser', async () => {
    await page.goto(`${url}/ghost/`);
    await page.getByLabel('Site title').fill('Trial');
    await page.getByLabel('Full name').fill('Mere Ngata');
    await page.getByLabel('Email address').fill('mere@example.nz');
    await page.getByLabel('Password').fill('kowhai-flowers-in-spring');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(/#\/analytics/);
    await expectSoon(page.getByRole('link', { name: 'Settings' }).first()).toBeVisible();
  });

  const tags = snippetWith('http://127.0.0.1:4400').replaceAll('http://127.0.0.1:4400', sandbox.url);
  await protocol.check('the two tags are pasted under Settings → Code injection, and saved', () =>
    injectCode(trial, tags),
  );

  await protocol.check('they stand in the head of each page as they were pasted', async () => {
    const html = await (await fetch(url)).text();
    expect(html.slice(0, html.indexOf('</head>'))).toContain(tags);
  });
}

/** Settings → Code injection → Site header. */
async function injectCode({ admin, shot }: Trial, code: string): Promise<void> {
  const { page } = admin;
  await admin.open('settings/code-injection');
  await page.getByTestId('code-injection').getByRole('button', { name: 'Open' }).click();
  const window = page.getByTestId('modal-code-injection');
  await window.locator('.cm-content').first().click();
  await admin.paste({ 'text/plain': code });
  await shot(page, 'code-injection');
  const isSaved = (answer: Response) =>
    answer.request().method() === 'PUT' && answer.url().includes('/settings/');
  const [saved] = await Promise.all([
    page.waitForResponse(isSaved),
    window.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(saved.status()).toBe(200);
}
