import {
  expect,
  failedRequest,
  inAllUnless,
  settled,
  untilDrawn,
  untilSearchLoaded,
} from '@adviser-widgets/testing/browser';
import { box, openHome, options, queries, rows, test, type } from './search-box.ts';

test('no search code is fetched before the first sign of intent', async ({ page, sandbox }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // otherwise the prompt is typed, which loads another file
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, sandbox);
  await settled(page);
  const searching = () => requests.filter((url) => /\/assets\/site-search-later-/.test(url));
  expect(searching()).toEqual([]);
  await box(page).focus();
  await untilSearchLoaded(page);
  expect(searching()).toHaveLength(1);
});

test('with replace, Back from the results leads to the page before the search', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/find-help`);
  await openHome(page, sandbox);
  await page
    .locator('[data-widget="inline-search"]')
    .evaluate((element) => element.setAttribute('data-navigation', 'replace'));
  await type(page, 'home loan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/home%20loan$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/find-help$/);
});

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
  test(
    `${JSON.stringify(text.slice(0, 30))} of ${text.length} characters is searched for, and no code runs`,
    inAllUnless(text.startsWith('<img')),
    async ({ page, sandbox }) => {
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
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      expect(
        await page
          .locator('[data-widget="site-search"] img[src="x"], [data-widget="site-search"] script')
          .count(),
      ).toBe(0);
    },
  );
}

for (const [name, fault] of [
  ['503', { status: 503 }],
  ['HTML', { status: 200, body: '<h1>Hello</h1>', contentType: 'text/html' }],
  ['a broken connection', { reset: true }],
] as const) {
  test(
    `${name} hides the results, is reported only to screen readers and the page, and Enter still works`,
    inAllUnless(name === '503'),
    async ({ page, sandbox, expectConsole }) => {
      expectConsole(failedRequest, /A search failed/);
      await openHome(page, sandbox);
      const errorKind = page.evaluate(
        () =>
          new Promise((resolve) =>
            addEventListener(
              'aw:error',
              (event) => resolve((event as CustomEvent<{ kind: string }>).detail.kind),
              { once: true },
            ),
          ),
      );
      await sandbox.fail({ path: queries, times: 20, ...fault });
      await type(page, 'home');
      expect(await errorKind).toMatch(/^(http|network)$/);
      await expect(page.locator('[aria-live]').filter({ hasText: 'Suggestions unavailable' })).toBeAttached();
      await expect(options(page)).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/home$/);
      await expect(page.getByRole('heading', { name: 'Showing results for: home' })).toBeVisible();
      const results = page.locator('[data-widget="site-search"]');
      const again = results.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await expect(results.getByRole('link', { name: 'Contact us' })).toBeVisible();
      await sandbox.clear();
      await again.click();
      await expect(results.getByRole('region', { name: 'Pages' })).toBeVisible();
    },
  );
}

test('if the search code cannot load, the plain form still works, and the page gets an event', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, /A search failed/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, sandbox);
  await settled(page);
  await page.route('**/assets/site-search-later-*.js*', (route) => route.abort());
  const errorKind = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener(
          'aw:error',
          (event) => resolve((event as CustomEvent<{ kind: string }>).detail.kind),
          { once: true },
        ),
      ),
  );
  await box(page).focus();
  expect(await errorKind).toBe('network');
  await page.keyboard.type('home');
  await page.unroute('**/assets/site-search-later-*.js*');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search(\?q=|\/)home$/);
});

test('if the code of the results cannot load, the search page says so, and a press tries again', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, /A search failed/);
  await page.route('**/assets/PageResults-*.js*', (route) => route.abort());
  await page.goto(`${sandbox.url}/search/home`);
  const results = page.locator('[data-widget="site-search"]');
  await expect(results.getByRole('alert')).toContainText('Suggestions unavailable');
  await page.unroute('**/assets/PageResults-*.js*');
  await results.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(results.getByRole('region', { name: 'Pages' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(results.getByRole('region', { name: 'Pages' }).getByRole('link').first()).toBeFocused();
});

test('a slow service never shows results for an old text', async ({ page, sandbox }) => {
  await openHome(page, sandbox);
  await type(page, '');
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  let end = () => {};
  const answered = new Promise<void>((resolve) => (end = resolve));
  // One route for all: a second one would release the request that this one holds.
  await page.route(`**${queries}**`, async (route) => {
    const isFirst = asked++ === 0;
    if (isFirst) await late;
    await route.continue().catch(() => {}); // its host had a second
    if (isFirst) end();
  });
  await page.keyboard.type('pr', { delay: 0 });
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.keyboard.type('operty', { delay: 20 });
  await expect(rows(page).first()).toBeVisible();
  release();
  await answered;
  await untilDrawn(page);
  await expect(options(page).last()).toHaveText('See all results for property');
  await expect(rows(page).first()).toContainText(/property/i);
});
