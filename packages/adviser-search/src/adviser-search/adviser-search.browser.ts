import { expect, test } from '@adviser-widgets/testing/browser';
import { holdClock, listSearches, open, panel, region, search } from '../browser/adviser-box.ts';

test('of 120 advisers, asks at first for the photos that are near the window, and for the rest on the way down', async ({
  page,
  sandbox,
  bare,
}) => {
  const asked = new Set<string>();
  await page.route('**/photo-*.svg', (route) => {
    asked.add(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  const advisers = [...Array(120).keys()].map((index) => ({
    name: `Adviser ${index}`,
    image: `${sandbox.url}/photo-${index}.svg`,
    link: `/advisers/${index}`,
  }));
  await page.route('**/adviser-search/0110', (route) =>
    route.fulfill({ json: { advisers }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, { sandbox, bare });
  await region(page).selectOption('0110');
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => asked.has('/photo-0.svg')).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(asked.size).toBeLessThan(60);
  await page.locator('.aw-adviser').last().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.has('/photo-119.svg')).toBe(true);
});

test('with the keyboard alone: one search for the region where the arrow keys stop, then through the results and back', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.clock.install();
  await open(page, { sandbox, bare }, `<a href="#">Home</a>${search('data-button-text="Show"')}`);
  const searched = listSearches(page);
  await page.keyboard.press('Tab'); // the link
  await page.keyboard.press('Tab');
  await expect(region(page)).toBeFocused();
  const rest = await holdClock(page); // the keys follow one another even on a slow machine
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown');
  await rest();
  await expect(panel(page)).toBeVisible();
  expect(searched).toEqual(['1010']);
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show' })).toBeFocused();
  await page.keyboard.press('Enter'); // already shown
  await page.keyboard.press('Tab');
  const close = page.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link').nth(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    panel(page)
      .getByRole('link', { name: /^Learn more about/ })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(region(page)).toBeFocused();
  expect(searched).toEqual(['1010']);
});
