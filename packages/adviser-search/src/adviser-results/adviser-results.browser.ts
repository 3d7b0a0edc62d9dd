import { inPlace, listSearches, namesIn, open, place, region } from '../browser/adviser-box.ts';
import { expect, test } from '@adviser-widgets/testing/browser';

test.describe('a placeholder for results', () => {
  test('can mount late, unmount and mount again: the results are never lost', async ({
    page,
    sandbox,
    bare,
  }) => {
    await open(page, { sandbox, bare }, inPlace);
    const searched = listSearches(page);
    await region(page).selectOption('Northland');
    await expect(
      page.locator('[data-widget="adviser-search"]').getByRole('heading', { level: 3 }),
    ).toHaveText(namesIn('0110'));

    const put = () =>
      page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), place);
    const there = page.locator('#near-you').getByRole('heading', { level: 3 });
    await put();
    await expect(there).toHaveText(namesIn('0110'));
    await page.evaluate(() => document.querySelector('#near-you')?.remove());
    await expect(page.locator('#near-you')).toHaveCount(0);
    await put();
    await expect(there).toHaveText(namesIn('0110'));
    await page.evaluate(() =>
      document.querySelector('main')?.prepend(document.querySelector('#near-you') ?? ''),
    );
    await expect(there).toHaveText(namesIn('0110'));
    await region(page).selectOption('Wellington');
    await expect(there).toHaveText(namesIn('6011'));
    expect(searched).toEqual(['0110', '6011']);
  });
});
