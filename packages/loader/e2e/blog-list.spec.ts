import type { Locator, Page } from '@playwright/test';
import { barePage, expectReady } from './bare-page.ts';
import { expect, failedRequest, test, type TestSandbox } from './fixtures.ts';
import { shifted, watchShifts } from './layout-shifts.ts';
import { looks, lookThrough } from './looks.ts';

const placeholder = (page: Page) => page.locator('[data-widget="blog-list"]');
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const status = (page: Page) => placeholder(page).getByRole('status');

async function open(page: Page, sandbox: TestSandbox, path = '/blog'): Promise<void> {
  await page.goto(sandbox.url + path);
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
}

/** What was asked of the API from now on. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/api/blog')) paths.push(pathname.replace('/api-base', '') + search);
  });
  return paths;
}

/** Keeps the answers about a category until what this returns is called. */
async function hold(page: Page, category: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/blog/${category}*`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the articles of the page stay, and nothing is fetched before somebody asks for more (contract section 3)', async ({ page, sandbox }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => Object.assign(window, { first: document.querySelector('article') })));
  await open(page, sandbox);
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await expect(cards(page)).toHaveCount(12);
  expect(await page.evaluate(() => (window as unknown as { first: Element }).first === document.querySelector('article'))).toBe(true);
  expect(requests.filter((url) => /\/api\/blog|sending/.test(url))).toEqual([]);
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(24);
  expect(requests.slice(before).filter((url) => url.includes('/adviser-widgets/'))).toHaveLength(1);
});

test('Show more goes on page by page to the last article, takes the focus along, and tells of it (H21)', async ({ page, sandbox }) => {
  const requests = watchRequests(page);
  await open(page, sandbox);
  for (const count of [24, 36, 48, 60]) {
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(count);
    await expect(status(page)).toHaveText(`12 more articles, ${count} shown`);
    await expect(cards(page).nth(count - 12).getByRole('link').first()).toBeFocused();
  }
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(63);
  await expect(status(page)).toHaveText('3 more articles, 63 shown');
  await expect(showMore(page)).toHaveCount(0);
  expect(requests).toEqual([2, 3, 4, 5, 6].map((number) => `/api/blog?page=${number}`));
  const urls = await cards(page).locator('a:first-of-type').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(urls.filter((url) => url.split('/').length === 6)).size).toBe(63);
});

test('a category with an exact multiple of twelve ends with a press more (H23)', async ({ page, sandbox }) => {
  await open(page, sandbox, '/blog/insurance');
  await expect(tab(page, 'Insurance Articles')).toHaveAttribute('aria-selected', 'true');
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(24);
  await showMore(page).click();
  await expect(status(page)).toHaveText('No more articles');
  await expect(showMore(page)).toHaveCount(0);
  await expect(cards(page).last().getByRole('link').first()).toBeFocused();
});

test('a category with fewer than twelve has no Show more', async ({ page, sandbox }) => {
  await open(page, sandbox, '/blog/small-business');
  await expect(cards(page)).toHaveCount(9);
  await expect(showMore(page)).toHaveCount(0);
});

test('each category is at home at its address, and Back and Forward go through them (H24)', async ({ page, sandbox }) => {
  const requests = watchRequests(page);
  await open(page, sandbox);
  await tab(page, 'Insurance Articles').click();
  await expect(page).toHaveURL(`${sandbox.url}/blog/insurance`);
  await expect(cards(page).first().locator('[data-category]')).toHaveText('Insurance Articles');
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(24);
  await tab(page, 'Small Business').click();
  await expect(cards(page)).toHaveCount(9);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await page.goBack();
  await expect(page).toHaveURL(`${sandbox.url}/blog`);
  await expect(tab(page, 'Show all')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(12);
  await page.goForward();
  await expect(cards(page)).toHaveCount(24);
  expect(requests).toEqual(['/api/blog/insurance', '/api/blog/insurance?page=2', '/api/blog/small-business']);
  await page.reload();
  await expect(tab(page, 'Insurance Articles')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(24);
});

test('who comes back from an article finds the list as long as it was, where they were', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' }); // the site scrolls smoothly otherwise, and goes on while this looks
  await open(page, sandbox);
  for (const count of [24, 36]) {
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(count);
  }
  const article = cards(page).nth(30);
  await article.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await article.getByRole('link', { name: /^Read more/ }).click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+\/[a-z-]+$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(36);
  await expect(async () => expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(200)).toPass();
});

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

test('on a phone the drop-down has the same state (H24)', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, sandbox);
  await expect(page.getByRole('tablist')).toBeHidden();
  const dropDown = page.getByRole('combobox', { name: 'Category' });
  await dropDown.selectOption('Personal Finance');
  await expect(page).toHaveURL(`${sandbox.url}/blog/personal-finance`);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(tab(page, 'Personal Finance')).toHaveAttribute('aria-selected', 'true');
});

test('an answer that comes late for another category is never shown', async ({ page, sandbox }) => {
  const release = await hold(page, 'insurance');
  await open(page, sandbox);
  await tab(page, 'Insurance Articles').click();
  await expect(cards(page)).toHaveCount(0);
  await tab(page, 'Small Business').click();
  await expect(cards(page)).toHaveCount(9);
  release();
  await page.waitForLoadState('networkidle');
  await expect(cards(page)).toHaveCount(9);
  await expect(status(page)).toHaveText('Small Business, articles shown: 9');
});

test('a list that fails shows nothing but the way on, and tells the page and screen readers (spec section 8)', async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /GET .*\/api\/blog\?page=2 answered 404$/);
  await open(page, sandbox);
  const kind = placeholder(page).evaluate((element) => new Promise((resolve) => element.addEventListener('aw:error', (event) => resolve((event as CustomEvent<{ kind: string }>).detail.kind))));
  await sandbox.fail({ path: '/api/blog', status: 404 });
  await showMore(page).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeFocused();
  await expect(status(page)).toHaveText('The articles could not be loaded.');
  expect(await kind).toBe('http');
  await again.click();
  await expect(cards(page)).toHaveCount(24);
});

for (const width of [360, 768, 1280]) {
  test(`at ${width} px the widget takes over without moving anything`, async ({ page, browser, sandbox }) => {
    const boxes = (locator: Locator) => locator.evaluateAll((elements) => elements.map((element) => ({ ...element.getBoundingClientRect().toJSON() as object })));
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    const before = await plain.newPage();
    await before.goto(`${sandbox.url}/blog`);
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await open(page, sandbox);
    await page.waitForTimeout(300);
    expect(await boxes(page.locator('article, article *'))).toEqual(await boxes(before.locator('article, article *')));
    expect(await shifted(page)).toBeLessThan(0.005);
    await plain.close();
  });

  test(`at ${width} px without JavaScript every article can be reached`, async ({ browser, sandbox }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${sandbox.url}/blog`);
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(12);
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL(`${sandbox.url}/blog?page=2`);
    await expect(page.getByText('Page 2 of 6')).toBeVisible();
    if (width < 768) await page.getByText('Category: Show all').click();
    await page.getByRole('link', { name: 'Insurance Articles', exact: true }).and(page.locator('nav a:visible')).click();
    await expect(page).toHaveURL(`${sandbox.url}/blog/insurance`);
    await articles.first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How much life cover is enough?');
    await context.close();
  });
}

const bareBody = (inside = '') => `<main><h1>Blog</h1><div class="aw-widget" data-widget="blog-list">${inside}</div></main>`;

test('on a page of another origin the first page is fetched, and every link leads to the site', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox, { body: bareBody() })));
  await expectReady(page);
  await expect(cards(page)).toHaveCount(12);
  const origins = await placeholder(page).locator('[href], [src]').evaluateAll((all) => all.map((each) => new URL(each.getAttribute('href') ?? each.getAttribute('src') ?? '').origin));
  expect(new Set(origins)).toEqual(new Set([sandbox.url]));
});

test('hostile articles run no script and leave the page alone', async ({ page, sandbox, bare }) => {
  const payloads = [
    '<img src=x onerror="window.hacked = 1">', '<svg onload="window.hacked = 1">', '</ul></div><script>window.hacked = 1</script>', '<iframe srcdoc="x">',
    '{{constructor.constructor("window.hacked = 1")()}}', '"><a href="javascript:window.hacked = 1">', '\u202egnp.exe', '<base href="https://evil.example/">',
  ];
  const urls = ['javascript:window.hacked=1', 'JAVASCRIPT:window.hacked=1', 'data:text/html,<script>1</script>', '/blog/fine', 'vbscript:x', 'blob:x', 'https://fine.example/'];
  const list = payloads.flatMap((text, number) => urls.map((url, index) => ({
    url: index === 3 ? `/blog/${number}` : url, heading: text, summary: text, day: text, month: text, image: url, category: { heading: text, url },
  })));
  await page.route('**/fine*', (route) => route.fulfill({ status: 200, body: '' }));
  await page.route('https://fine.example/**', (route) => route.fulfill({ status: 200, body: '' }));
  await sandbox.fail({ path: '/api/blog', status: 200, body: JSON.stringify(list), contentType: 'application/json' });
  await page.goto(bare.serve(barePage(sandbox, { body: bareBody() })));
  await expectReady(page);
  await expect(cards(page).first()).toBeVisible();
  const found = await placeholder(page).evaluate((element) => ({
    hacked: (window as unknown as { hacked?: number }).hacked,
    strangers: element.querySelectorAll('script, iframe, svg, base, [onerror]:not(img), [onload]').length,
    schemes: [...new Set([...element.querySelectorAll<HTMLAnchorElement>('a')].map(({ protocol }) => protocol))].sort(),
  }));
  expect(found).toEqual({ hacked: undefined, strangers: 0, schemes: ['http:', 'https:'] });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

for (const look of looks) {
  test(`fault 55: the list of articles ${look.name} has no finding in any of its states`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(failedRequest, /answered 404$/);
    const { lookAt, found } = await lookThrough(page, look);
    const release = await hold(page, 'insurance');
    const body = `<style>body { margin: 0; font: 16px/1.5 sans-serif }</style><main><h1>Blog</h1><div class="aw-widget" data-widget="blog-list" data-category="insurance"></div></main>`;
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expectReady(page);
    await expect(page.getByRole('button', { name: 'Loading articles…' })).toBeVisible();
    await lookAt('loading');
    release();
    await expect(cards(page)).toHaveCount(12);
    await lookAt('first page');
    await sandbox.fail({ path: '/api/blog/insurance', status: 404 });
    await showMore(page).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await lookAt('failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(24);
    await showMore(page).click();
    await expect(showMore(page)).toHaveCount(0);
    await lookAt('no more');
    expect(found()).toEqual({});
  });
}
