import { cards, nextErrorKind, open, showMore, status, tab, watchRequests } from '../browser/blog-page.ts';
import { expect, failedRequest, hold, settled, test } from '@adviser-widgets/testing/browser';

test('the articles of the page stay, and nothing is fetched before a visitor asks for more', async ({
  page,
  sandbox,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { first: document.querySelector('article') }),
    ),
  );
  await open(page, sandbox);
  await settled(page);
  const before = requests.length;
  await expect(cards(page)).toHaveCount(12);
  const isFirst = await page.evaluate(
    () => (window as unknown as { first: Element }).first === document.querySelector('article'),
  );
  expect(isFirst, 'the first article is the one that was written').toBe(true);
  expect(requests.filter((url) => /\/api\/blog|open-blog/.test(url))).toEqual([]);
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(24);
  expect(requests.slice(before).filter((url) => url.includes('/adviser-widgets/'))).toHaveLength(1);
});

test('Show more loads page by page to the last article, moves the focus along, and announces it', async ({
  page,
  sandbox,
}) => {
  const requests = watchRequests(page);
  await open(page, sandbox);
  for (const [added, count] of [
    [12, 24],
    [9, 33],
  ] as const) {
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(count);
    await expect(status(page)).toHaveText(`${added} more articles, ${count} shown`);
    await expect(
      cards(page)
        .nth(count - added)
        .getByRole('link')
        .first(),
    ).toBeFocused();
  }
  await expect(showMore(page)).toHaveCount(0);
  expect(requests).toEqual(['/api/blog?page=2', '/api/blog?page=3']);
  const urls = await cards(page)
    .locator('a:first-of-type')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(urls.filter((url) => url.split('/').length === 6)).size).toBe(33);
});

test('each category has its address, and Back and Forward go through them', async ({ page, sandbox }) => {
  const requests = watchRequests(page);
  await open(page, sandbox, '/blog/small-business');
  await tab(page, 'Show all').click();
  await expect(page).toHaveURL(`${sandbox.url}/blog`);
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(24);
  await tab(page, 'Insurance Articles').click();
  await expect(page).toHaveURL(`${sandbox.url}/blog/insurance`);
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first().locator('[data-category]')).toHaveText('Insurance Articles');
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await page.goBack();
  await expect(page).toHaveURL(`${sandbox.url}/blog/small-business`);
  await expect(tab(page, 'Small Business')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(4);
  await page.goForward();
  await expect(cards(page)).toHaveCount(24);
  expect(requests).toEqual(['/api/blog', '/api/blog?page=2', '/api/blog/insurance']);
  await page.reload();
  await expect(tab(page, 'Show all')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(24);
});

test('visitors who come back from an article find the list and their place in it', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // Otherwise the site scrolls smoothly, and continues during the test.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, sandbox);
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(24);
  const link = cards(page)
    .nth(20)
    .getByRole('link', { name: /^Read more/ });
  await link.hover(); // scrolls to where it can be pressed
  const scrolled = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+\/[a-z-]+$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await expect(async () =>
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(200),
  ).toPass();
});

for (const [where, isUp] of [
  ['there if it loads late', false],
  ['where they have scrolled meanwhile', true],
] as const)
  test(`visitors who come back from an article are ${where}`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, sandbox);
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(24);
    await cards(page).nth(20).hover();
    const before = await page.evaluate(() => scrollY);
    const link = cards(page)
      .nth(20)
      .getByRole('link', { name: /^Read more/ });
    await link.click();
    await expect(page).toHaveURL(/\/blog\/[a-z-]+\/[a-z-]+$/);
    const { release } = await hold(page, '**/runtime-*.js');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    if (isUp) await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await release();
    await expect(cards(page)).toHaveCount(24);
    const moved = async () => Math.abs((await page.evaluate(() => scrollY)) - (isUp ? 300 : before));
    await expect.poll(moved).toBeLessThan(200);
  });

for (const part of ['img', 'time', 'p']) {
  test(`a press on the ${part} of a card opens the article`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, sandbox);
    const card = cards(page).first();
    const heading = await card.getByRole('heading').innerText();
    await card.locator(part).click({ force: true }); // the heading's link covers the card
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('everything works with the keyboard alone', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, sandbox);
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await expect(tab(page, 'Show all')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Insurance Articles')).toBeFocused();
  await expect(tab(page, 'Show all')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sandbox.url}/blog/insurance`);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sandbox.url}/blog`);
  await expect(cards(page)).toHaveCount(12);
  await showMore(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(showMore(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(12).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
});

test('on a phone the drop-down shares the same state', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, sandbox);
  await expect(page.getByRole('tablist')).toBeHidden();
  const dropDown = page.getByRole('combobox', { name: 'Category' });
  await dropDown.selectOption('Personal Finance');
  await expect(page).toHaveURL(`${sandbox.url}/blog/personal-finance`);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(dropDown).toHaveCount(0);
  await expect(tab(page, 'Personal Finance')).toHaveAttribute('aria-selected', 'true');
});

test('a further page without a connection leaves the articles, and loads once there is one', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, /could not be reached|Failed to fetch|NetworkError|Load failed/);
  await open(page, sandbox);
  await page.getByRole('tab', { name: 'Insurance' }).hover(); // loads the code
  await settled(page);
  const kind = nextErrorKind(page);
  await page.context().setOffline(true);
  await showMore(page).click();
  expect(await kind).toBe('offline');
  await expect(showMore(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await page.context().setOffline(false);
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(24);
});
