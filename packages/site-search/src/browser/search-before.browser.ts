import { expect, hold } from '@adviser-widgets/testing/browser';
import { box, rows, test } from './search-box.ts';

test('without JavaScript the header leads to results with working links', async ({ browser, sandbox }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(sandbox.url);
  await page.locator('header input[name="q"]').fill('whangarei');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=whangarei$/);
  await page.getByRole('link', { name: 'Aroha Tautari-Reed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aroha Tautari-Reed' })).toBeVisible();
  await context.close();
});

test('text typed before the widget mounted is in its box, with the focus', async ({ page, sandbox }) => {
  const { release } = await hold(page, '**/assets/inline-search-*.js');
  await page.goto(`${sandbox.url}/privacy-policy`);
  await page.locator('[data-widget="inline-search"] input').click();
  await page.keyboard.type('home');
  release();
  await expect(page.locator('[data-widget="inline-search"]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('home');
  await expect(rows(page).first()).toBeVisible();
});
