import type { Browser, Page } from '@playwright/test';
import { barePage, expectReady } from './bare-page.ts';
import { expect, failedRequest, test as base, type TestSandbox } from './fixtures.ts';
import { expectFlat, holdings } from './holdings.ts';
import { heightOverReserve, line, shifted, watchShifts } from './layout-shifts.ts';
import { looks, lookThrough } from './looks.ts';
import { openStrictPage } from './strict-page.ts';

const queries = '/queries';

const test = base.extend<{ readonly withoutPhotos: undefined }>({
  // One in four advisers of the demo site has no photo.
  withoutPhotos: [
    async ({ expectConsole }, use) => {
      expectConsole(failedRequest);
      await use(undefined);
    },
    { auto: true },
  ],
});

const box = (page: Page) => page.locator('[data-widget="inline-search"] input');
const options = (page: Page) => page.getByRole('option');
const rows = (page: Page) => page.getByRole('option').filter({ hasText: /^(Page|Blog|Adviser): / });

async function openHome(page: Page, sandbox: TestSandbox, path = '/privacy-policy'): Promise<void> {
  await page.goto(`${sandbox.url}${path}`);
  await expect(page.locator('[data-widget="inline-search"]')).toHaveAttribute('data-widget-state', 'ready');
}

/** Types as people do, with the code there that searches. */
async function type(page: Page, text: string): Promise<void> {
  await box(page).focus();
  await expect(box(page)).toHaveAttribute('role', 'combobox');
  await page.keyboard.type(text, { delay: 40 });
}

test('typing "whangarei" with the keyboard alone finds Whangārei, marks its letters, and every result leads to a page', async ({ page, sandbox }) => {
  await openHome(page, sandbox);
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    if (await box(page).evaluate((input) => input === document.activeElement)) break;
  }
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('whangarei', { delay: 60 });
  await expect(rows(page).first()).toBeVisible();
  await expect(options(page).last()).toHaveText('See all results for whangarei');
  for (const mark of await page.locator('.aw-preview mark').allTextContents()) expect(mark).toBe('Whangārei');
  expect(await page.locator('.aw-preview mark').count()).toBeGreaterThan(0);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/whangarei$/);

  await expect(page.getByRole('heading', { name: 'Showing results for: whangarei' })).toBeVisible();
  const results = page.locator('[data-widget="site-search"] .aw-result__link');
  await expect(results.first()).toBeVisible();
  const links = await results.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  expect(links.filter((link) => link.includes('/advisers/')).length).toBeGreaterThan(0);
  expect(links.filter((link) => !link.includes('/advisers/')).length + links.filter((link) => link.endsWith('/advisers')).length).toBeGreaterThan(0);
  for (const link of links) expect((await page.request.get(link)).status()).toBe(200);
  const marks = await page.locator('[data-widget="site-search"] mark').allTextContents();
  // A letter or two may differ, as in Whanganui; where it is Whangārei, all of it is marked.
  const right = marks.filter((mark) => mark.startsWith('Whangā'));
  expect([marks[0], ...new Set(right)]).toEqual(['Whangārei', 'Whangārei']);
});

test('Enter on a row follows it; Ctrl with Enter opens a tab', async ({ page, sandbox, context }) => {
  await openHome(page, sandbox);
  await type(page, 'property');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const href = await page.getByRole('option', { selected: true }).getAttribute('href');
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  expect([tab.url(), page.url().endsWith('/privacy-policy')]).toEqual([href, true]);
  await tab.close();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
});

test('nothing of what searches is fetched before the first sign of intent, and one file then', async ({ page, sandbox }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' }); // else the prompt is typed out, which is a file of its own
  await openHome(page, sandbox);
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await box(page).focus();
  await expect(box(page)).toHaveAttribute('role', 'combobox');
  expect(requests.slice(before).filter((url) => url.includes('/adviser-widgets/'))).toHaveLength(1);
});

for (const [navigation, expected] of [['assign', /\/privacy-policy$/], ['replace', /\/find-help$/]] as const) {
  test(`with ${navigation}, Back from the results leads to ${expected.source} (H7)`, async ({ page, sandbox }) => {
    await page.goto(`${sandbox.url}/find-help`);
    await openHome(page, sandbox);
    await page.locator('[data-widget="inline-search"]').evaluate((element, value) => element.setAttribute('data-navigation', value), navigation);
    await type(page, 'home loan');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/home%20loan$/);
    await page.goBack();
    await expect(page).toHaveURL(expected);
  });
}

const hostile: readonly [text: string, address: RegExp][] = [
  ['..', /\/search\?q=\.\.$/],
  ['../../etc/passwd', /\/search\?q=/],
  ['a\\b\\c', /\/search\?q=/],
  ['<img src=x onerror=alert(1)>', /\/search\?q=/],
  ['%2e%2e%2f', /\/search\?q=/],
  ['"\'`;--', /\/search\?q=/],
  ['half \ud83d of one', /\/search\?q=/],
  ['x'.repeat(10_000), /\/search\?q=x{500}$/],
  ['ā'.repeat(10_000), /\/search\?q=/],
];

for (const [text, address] of hostile) {
  test(`H7: ${JSON.stringify(text.slice(0, 30))} of ${text.length} characters is searched for, and nothing runs`, async ({ page, sandbox }) => {
    page.on('dialog', () => expect('a dialog').toBe('never'));
    await openHome(page, sandbox);
    await type(page, '');
    await box(page).evaluate((input, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.locator('[data-widget="site-search"]')).toHaveAttribute('data-widget-state', 'ready');
    await expect(page.getByRole('link', { name: 'Contact us' }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await page.locator('[data-widget="site-search"] img[src="x"], [data-widget="site-search"] script').count()).toBe(0);
  });
}

for (const [name, fault] of [['503', { status: 503 }], ['HTML', { status: 200, body: '<h1>Hello</h1>', contentType: 'text/html' }], ['a broken connection', { reset: true }]] as const) {
  test(`${name} hides the results, says so to screen readers and the page alone, and Enter still works (H12)`, async ({ page, sandbox, expectConsole }) => {
    expectConsole(/A search failed/);
    await openHome(page, sandbox);
    const told = page.evaluate(() => new Promise((resolve) => addEventListener('aw:error', (event) => resolve((event as CustomEvent<{ kind: string }>).detail.kind), { once: true })));
    await sandbox.fail({ path: queries, times: 20, ...fault });
    await type(page, 'home');
    expect(['http', 'network']).toContain(await told);
    await expect(page.locator('[aria-live]').filter({ hasText: 'Suggestions unavailable' })).toBeAttached();
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/home$/);
    await expect(page.getByRole('heading', { name: 'Showing results for: home' })).toBeVisible();
    await expect(page.locator('[data-widget="site-search"]').getByRole('link', { name: 'Contact us' })).toBeVisible();
  });
}

test('offline it says so, and online again it finds, with no reload', async ({ page, sandbox, context, expectConsole }) => {
  expectConsole(/A search failed/);
  await openHome(page, sandbox);
  await type(page, '');
  await context.setOffline(true);
  await page.keyboard.type('home');
  await expect(page.locator('[aria-live]').filter({ hasText: 'Suggestions unavailable' })).toBeAttached();
  await context.setOffline(false);
  await page.keyboard.type(' loan');
  await expect(rows(page).first()).toBeVisible();
});

test('where what searches cannot be had, the form does its work by itself, and the page is told', async ({ page, sandbox, expectConsole }) => {
  expectConsole(/A search failed/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, sandbox);
  await page.route('**/assets/chunk-*.js*', (route) => route.abort());
  const told = page.evaluate(() => new Promise((resolve) => addEventListener('aw:error', (event) => resolve((event as CustomEvent<{ kind: string }>).detail.kind), { once: true })));
  await box(page).focus();
  expect(await told).toBe('network');
  await page.keyboard.type('home');
  await page.unroute('**/assets/chunk-*.js*');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search(\?q=|\/)home$/);
});

test('a slow service never shows what no longer stands there, and is told to stop', async ({ page, sandbox }) => {
  const cut: string[] = [];
  page.on('requestfailed', (request) => request.url().includes(queries) && cut.push(request.url()));
  await openHome(page, sandbox);
  await type(page, '');
  await page.route(`**${queries}**`, async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: readonly { query: string }[] };
    await new Promise((resolve) => setTimeout(resolve, requests[0]?.query.length === 2 ? 900 : 50));
    await route.continue().catch(() => {}); // it was given up
  });
  await page.keyboard.type('pr', { delay: 0 });
  await page.waitForTimeout(150);
  await page.keyboard.type('operty', { delay: 20 });
  await expect(rows(page).first()).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(options(page).last()).toHaveText('See all results for property');
  await expect(rows(page).first()).toContainText(/property/i);
  expect(cut.length).toBeGreaterThan(0);
});

test('without JavaScript the header leads to results that lead on', async ({ browser, sandbox }) => {
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

test('what was typed before the widget came is in its box, with the focus', async ({ page, sandbox }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/inline-search-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${sandbox.url}/privacy-policy`);
  await box(page).click();
  await page.keyboard.type('home');
  release();
  await expect(page.locator('[data-widget="inline-search"]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('home');
  await expect(rows(page).first()).toBeVisible();
});

for (const [path, widget] of [['/privacy-policy', 'inline-search'], ['/search', 'site-search'], ['/search/home', 'site-search']] as const) {
  for (const [width, height] of [[360, 800], [768, 1024], [1280, 900]] as const) {
    test(`mounting at ${path} moves nothing at ${width} px`, async ({ page, sandbox }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height });
      await page.goto(`${sandbox.url}${path}`);
      const placeholder = page.locator(`[data-widget="${widget}"]`);
      await expect(placeholder).toHaveAttribute('data-widget-state', 'ready');
      await page.waitForTimeout(600);
      expect(await shifted(page)).toBeLessThan(0.005);
      if (path !== '/search/home' && width !== 768) expect(Math.abs(await heightOverReserve(placeholder))).toBeLessThan(line);
    });
  }
}

test('under a strict policy with Trusted Types the prompt is typed and the box searches, with no violation', async ({ page, sandbox, bare }) => {
  const body = '<header><div data-widget="inline-search"></div></header>';
  const { violations } = await openStrictPage(page, { sandbox, bare, body });
  await expect(page.getByText(/^I'm looki/)).toBeVisible();
  await page.waitForTimeout(1_500);
  await type(page, 'home');
  await expect(rows(page).first()).toBeVisible();
  expect((await violations()).filter((violation) => !violation.startsWith('img-src'))).toEqual([]);
});

test('the prompt is typed once, hidden from screen readers, and stands still where motion is not welcome (H14, R7)', async ({ page, sandbox }) => {
  const prompt = page.locator('.aw-search__prompt');
  await openHome(page, sandbox);
  await expect(prompt).not.toHaveText("I'm looking for...");
  await expect(prompt).toHaveText("I'm looking for...");
  await expect(prompt).toHaveAttribute('aria-hidden', 'true');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, sandbox);
  const heard = await prompt.evaluate((element) => new Promise<number>((resolve) => {
    let count = 0;
    new MutationObserver(() => count++).observe(element, { childList: true, characterData: true, subtree: true });
    setTimeout(() => resolve(count), 1_500);
  }));
  expect(heard).toBe(0);
});

for (const look of looks) {
  test(`fault 55: the header search ${look.name} has no finding in any of its states`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(/A search failed/);
    const { lookAt, found } = await lookThrough(page, look);
    const body = '<header><div class="aw-widget" data-widget="inline-search"></div></header><main><h1>Home</h1></main>';
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expectReady(page);
    await lookAt('idle');
    await type(page, 'home loan');
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await lookAt('preview');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.type('xyzzyx');
    await expect(page.getByText('No results for xyzzyx').first()).toBeVisible();
    await lookAt('empty');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please type at least 2 characters.').first()).toBeVisible();
    await lookAt('too short');
    await sandbox.fail({ path: queries, times: 20, status: 503 });
    await page.keyboard.type('yz');
    await expect(page.locator('[aria-live]').filter({ hasText: 'Suggestions unavailable' })).toBeAttached();
    await lookAt('failed');
    expect(found()).toEqual({});
  });

  test(`fault 55: the grouped panel ${look.name} has no finding in any of its states`, async ({ page, sandbox, bare }) => {
    const { lookAt, found } = await lookThrough(page, look);
    const body = '<header><div class="aw-widget" data-widget="inline-search" data-mode="grouped"></div></header><main><h1>Home</h1></main>';
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expectReady(page);
    await box(page).focus();
    await page.keyboard.type('home', { delay: 60 });
    await expect(page.getByRole('list', { name: 'Advisers' })).toBeVisible();
    await lookAt('groups');
    await page.getByRole('button', { name: 'See More' }).last().click();
    await lookAt('more');
    expect(found()).toEqual({});
  });

  test(`fault 55: the search page ${look.name} has no finding in any of its states`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(/A search failed/);
    const { lookAt, found } = await lookThrough(page, look);
    const address = bare.serve(barePage(sandbox, { body: '<main><h1>Find it</h1><div class="aw-widget" data-widget="site-search"></div></main>' }));
    await page.goto(address);
    await expectReady(page);
    await lookAt('empty');
    await page.getByRole('button', { name: 'Go' }).click();
    await lookAt('too short');
    await page.goto(`${address}?q=home`);
    await expect(page.getByRole('list', { name: 'Advisers' })).toBeVisible();
    await lookAt('results');
    await page.getByRole('button', { name: 'See More' }).first().click();
    await lookAt('more');
    await page.goto(`${address}?q=xyzzyx`);
    await expect(page.getByText('No results for xyzzyx').first()).toBeVisible();
    await lookAt('nothing found');
    await sandbox.fail({ path: queries, times: 20, status: 503 });
    await page.goto(`${address}?q=home`);
    await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await lookAt('failed');
    expect(found()).toEqual({});
  });
}

test('200 search boxes that come and go, each in the middle of a search, leave nothing behind', async ({ page, sandbox, bare }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(bare.serve(barePage(sandbox, { body: '<div data-widget="inline-search"></div><main></main>' })));
  await expectReady(page);
  const cycle = (times: number) =>
    page.evaluate(async (count) => {
      const main = document.querySelector('main');
      for (let index = 0; index < count; index++) {
        const element = document.createElement('div');
        element.dataset.widget = 'inline-search';
        element.dataset.widgetLoad = 'eager';
        element.dataset.mode = index % 2 ? 'grouped' : 'preview';
        main?.append(element);
        while (element.dataset.widgetState !== 'ready') await new Promise((resolve) => setTimeout(resolve));
        const input = element.querySelector('input');
        if (!input) throw new Error('no input');
        input.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `home ${index}`);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, index % 3));
        element.remove();
        while (element.hasAttribute('data-widget-state')) await new Promise((resolve) => setTimeout(resolve));
      }
    }, times);
  await cycle(60);
  const before = await holdings(page);
  await cycle(200);
  expectFlat(before, await holdings(page));
});

const cachingTest = test.extend<object, { cachingBrowser: Browser }>({
  // Playwright switches the page cache off for the browser it shares.
  cachingBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ cachingBrowser }, use) => {
    const page = await cachingBrowser.newPage();
    await use(page);
    await page.close();
  },
});

cachingTest('back from the page cache the text and the results are there', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox, { body: '<header><div data-widget="inline-search" data-mode="grouped"></div></header>' })));
  await expectReady(page);
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await box(page).focus();
  await page.keyboard.type('home', { delay: 60 });
  const list = page.getByRole('list', { name: 'Advisers' });
  await expect(list).toBeVisible();
  await page.goto(bare.serve('<!doctype html><title>Elsewhere</title><p>Elsewhere</p>'));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted)).toBe(true);
  await expect(box(page)).toHaveValue('home');
  await expect(list).toBeVisible();
});
