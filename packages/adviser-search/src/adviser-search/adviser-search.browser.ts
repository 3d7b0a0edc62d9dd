import { expect, failedRequest, inAllUnless, test, untilDrawn } from '@adviser-widgets/testing/browser';
import type { Route } from '@playwright/test';
import {
  holdClock,
  listSearches,
  names,
  namesIn,
  open,
  panel,
  region,
  search,
  sentence,
} from '../browser/adviser-box.ts';

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

test('a letter typed in the closed list also searches once', async ({ page, sandbox, bare }) => {
  await page.clock.install();
  await open(page, { sandbox, bare });
  const searched = listSearches(page);
  await region(page).focus();
  const rest = await holdClock(page);
  await page.keyboard.type('Wellington');
  await rest();
  await expect(names(page)).toHaveText(namesIn('6011'));
  expect(searched).toEqual(['6011']);
});

test("the request has no body, no header of ours, and goes to the adviser search's own base", async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  const request = page.waitForRequest(/adviser-search\/0110$/);
  await region(page).selectOption('Northland');
  const sent = await request;
  expect(sent.method()).toBe('POST');
  expect(sent.url()).toBe(`${sandbox.url}/api-base/acme/adviser-search/0110`);
  expect(sent.postData()).toBeNull();
  expect(await sent.allHeaders()).not.toHaveProperty('content-type');
  await expect(names(page)).toHaveText(namesIn('0110'));
});

test('rapid changes show only the advisers of the last region, however late the answers arrive', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  const held: Route[] = [];
  await page.route(/adviser-search\/(0110|6011)$/, (route) => void held.push(route));
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(request.url().slice(-4)));
  const shown: string[] = [];
  await page.exposeFunction('note', (text: string) => shown.push(text));
  await page.evaluate(() => {
    const { note } = window as unknown as { note(text: string): void };
    document.addEventListener('aw:results', (event) =>
      note(
        (event as CustomEvent<{ advisers: { name: string }[] }>).detail.advisers
          .map(({ name }) => name)
          .join(),
      ),
    );
  });
  for (const postcode of ['0110', '6011']) {
    await region(page).selectOption(postcode);
    await expect.poll(() => held.at(-1)?.request().url()).toContain(postcode);
  }
  await region(page).selectOption('8011');
  await expect(names(page)).toHaveText(namesIn('8011'));
  await Promise.allSettled(held.map((route) => route.continue()));
  await expect.poll(() => ended.toSorted(), 'cancelled searches').toEqual(['0110', '6011']);
  await untilDrawn(page);
  await expect(names(page)).toHaveText(namesIn('8011'));
  expect(shown).toEqual([namesIn('8011').join()]);
});

test.describe('a failure', () => {
  const answers = [
    ['fault 21: null', { status: 200, body: 'null', contentType: 'application/json' }],
    ['fault 21: a text', { status: 200, body: '"Aroha"', contentType: 'application/json' }],
    ['fault 21: a number', { status: 200, body: '42', contentType: 'application/json' }],
    ['fault 15: 503', { status: 503 }],
    ['fault 1: a broken connection', { reset: true }],
    ['half an answer', { truncate: true }],
  ] as const;
  for (const [name, fault] of answers) {
    test(
      `${name}: the error, a phone number, and a retry that works`,
      inAllUnless(name === 'fault 15: 503'),
      async ({ page, sandbox, bare, expectConsole }) => {
        expectConsole(
          failedRequest,
          /^\[adviser-widgets\] (POST .*\/adviser-search\/0110 (answered|failed|did not return a list)|.*cut|TypeError|network|Failed to fetch)/i,
        );
        await open(page, { sandbox, bare });
        await sandbox.fail({ path: '/adviser-search/0110', ...fault });
        await region(page).selectOption('Northland');
        await expect(page.getByRole('alert')).toContainText(sentence);
        await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', 'tel:0800000000');
        await expect(panel(page)).toHaveCount(0);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(names(page)).toHaveText(namesIn('0110'));
        await expect(page.getByRole('alert')).toHaveText('');
      },
    );
  }

  test('without a region: nothing is posted, the message shows at the list, and old results disappear', async ({
    page,
    sandbox,
    bare,
  }) => {
    await open(page, { sandbox, bare });
    const searched = listSearches(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please select your region')).toBeVisible();
    await expect(region(page)).toBeFocused();
    await region(page).selectOption('Northland');
    await expect(panel(page)).toBeVisible();
    await region(page).selectOption('none');
    await expect(panel(page)).toHaveCount(0);
    expect(searched).toEqual(['0110']);
  });
});
