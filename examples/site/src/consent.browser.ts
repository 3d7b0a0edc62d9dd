import { axeFindings, expect, test } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const accept = (page: Page) => page.getByRole('button', { name: 'Accept' });
const map = (page: Page) => page.locator('[data-widget="address-map"]').first();

function watchMaps(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stand-ins/maps/')) requests.push(request.url());
  });
  return requests;
}

test('maps wait for the answer about cookies, which other pages remember', async ({ page, sandbox }) => {
  const requests = watchMaps(page);
  await page.goto(`${sandbox.url}/offices?consent=ask`);
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toHaveAttribute('data-widget-state', 'ready');
  expect(requests).toEqual([]);
  await accept(page).click();
  await expect(page.getByText('Your answer is saved.')).toBeFocused();
  await expect.poll(() => requests).not.toEqual([]);
  requests.length = 0;
  await page.goto(`${sandbox.url}/offices`);
  await map(page).scrollIntoViewIfNeeded();
  await expect.poll(() => requests).not.toEqual([]);
});

test('declining keeps the maps away, on other pages too', async ({ page, sandbox }) => {
  const requests = watchMaps(page);
  await page.goto(`${sandbox.url}/privacy-policy?consent=ask`);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Your answer is saved.')).toBeFocused();
  await page.goto(`${sandbox.url}/offices`);
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toHaveAttribute('data-widget-state', 'ready');
  await expect(map(page).getByRole('link').first()).toBeVisible();
  expect(requests).toEqual([]);
});
