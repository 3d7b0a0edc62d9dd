import { siteAdvisers } from '@adviser-widgets/site';
import { listSearches, namesIn, panel, region } from '../browser/adviser-box.ts';
import { expect, expectReady, test } from '@adviser-widgets/testing/browser';

test.describe('on the demo site', () => {
  test('a visitor gets from a region to an adviser’s own page', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.url}/advisers`);
    await expectReady(page);
    const searched = listSearches(page);
    await region(page).focus();
    await region(page).selectOption('Auckland Central');
    await expect(page.getByRole('heading', { name: 'There are 3 Advisers in your area' })).toBeVisible();
    await expect(region(page)).toBeFocused();
    await expect(page.locator('.aw-advisers').getByRole('heading', { level: 4 })).toHaveText(namesIn('1010'));
    const photos = panel(page).locator('img');
    await expect
      .poll(() =>
        photos.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)),
      )
      .toContain(240);
    const analyticsNames = () =>
      sandbox.records('analytics').map(({ fields }) => (fields as { name?: string }).name);
    await expect.poll(analyticsNames).toEqual(['tool_adviser_search']);
    const [name = ''] = namesIn('1010');
    await panel(page)
      .getByRole('link', { name: `Learn more about ${name}` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect.poll(analyticsNames).toEqual(['click_adviser', 'tool_adviser_search']);
    expect(searched).toEqual(['1010']);
  });

  test('what an adviser helps with is clear of a photo beside a short name', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${sandbox.url}/advisers`);
    await expectReady(page);
    await region(page).selectOption('Northland');
    const card = page.locator('.aw-adviser', { hasText: 'Colin Maybury' });
    const photo = await card.locator('.aw-photo').boundingBox();
    const list = await card.locator('ul').boundingBox();
    expect((list?.y ?? 0) - (photo?.y ?? 0) - (photo?.height ?? 0)).toBeGreaterThanOrEqual(12);
  });

  test('/find-help shows the results in their own placeholder, which takes no space before', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.url}/find-help`);
    const results = page.locator('[data-widget="adviser-results"]');
    await expect(results).toHaveAttribute('data-widget-state', 'ready');
    expect(await results.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
    await page.locator('[data-widget="adviser-search"]').scrollIntoViewIfNeeded();
    await region(page).selectOption('Southland');
    await expect(results.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(region(page)).toBeFocused();
    expect(await results.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
  });

  test('without JavaScript there is a list of all advisers, and a link to it', async ({
    browser,
    sandbox,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${sandbox.url}/advisers`);
    await expect(page.getByText('Find your region in the list below.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(siteAdvisers().map(({ name }) => name));
    await page.goto(`${sandbox.url}/find-help`);
    await expect(page.getByRole('link', { name: 'Every adviser, by region' })).toBeVisible();
    await context.close();
  });
});
