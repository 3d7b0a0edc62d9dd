import { expect, hold, untilAnalytics, type TestSandbox } from '@adviser-widgets/testing/browser';
import { harmlessTexts, personalSpellings, personalTexts } from '@adviser-widgets/testing/personal';
import type { Page } from '@playwright/test';
import { openHome, queries, test, type } from './search-box.ts';

/** What analytics tools hear on all pages of a test. */
interface Heard {
  /** By Heap, with the address that it sees at its start. */
  readonly heap: unknown[];
  readonly dataLayer: unknown[];
}

async function listen(page: Page): Promise<Heard> {
  const heard: Heard = { heap: [], dataLayer: [] };
  await page.exposeFunction('hear', (tool: keyof Heard, given: unknown) => void heard[tool].push(given));
  await page.addInitScript(() => {
    const { hear } = window as unknown as { hear: (tool: string, given: unknown) => void };
    Object.assign(window, {
      dataLayer: Object.assign([], { push: (event: unknown) => hear('dataLayer', event) }),
    });
  });
  await page.route('**/stand-ins/analytics/heap.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `heap = {
        load: () => hear('heap', location.pathname + location.search + location.hash),
        track() {},
        addUserProperties: (given) => hear('heap', given),
      };`,
    }),
  );
  return heard;
}

const widget = (page: Page) => page.locator('[data-widget="site-search"]');
const heading = (page: Page) => widget(page).getByRole('heading').first();
const isListed = (page: Page) =>
  expect(widget(page).getByRole('link', { name: 'Contact us' }).first()).toBeVisible();

async function openSearch(page: Page, sandbox: TestSandbox, address = '/search'): Promise<void> {
  await page.goto(sandbox.url + address);
  await expect(widget(page)).toHaveAttribute('data-widget-state', 'ready');
}

/** Searches for one text after the other on one page, as an app does. */
async function searchFor(page: Page, texts: readonly string[]): Promise<void> {
  await widget(page).evaluate(async (element, all) => {
    const until = async (isSearching: boolean) => {
      while ((element.querySelector('.aw-frequent') === null) !== isSearching)
        await new Promise((resolve) => setTimeout(resolve));
    };
    for (const text of all) {
      element.dataset.query = text;
      await until(true);
      delete element.dataset.query;
      await until(false);
    }
  }, texts);
}

test('analytics get the words of harmless searches alone', async ({ page, sandbox }) => {
  const heard = await listen(page);
  await openSearch(page, sandbox);
  await untilAnalytics(page);
  await widget(page).getByRole('button', { name: 'Go' }).hover(); // the search's own code comes
  await searchFor(page, [...personalSpellings, ...harmlessTexts]);
  await expect.poll(() => heard.heap.at(-1)).toEqual({ SearchWord: harmlessTexts.at(-1) });
  expect(heard.heap).toEqual(['/search', ...harmlessTexts.map((SearchWord) => ({ SearchWord }))]);
});

test('the search provider counts a search until its words may be personal', async ({ page, sandbox }) => {
  const asked: { readonly query: string; readonly analytics: boolean }[] = [];
  page.on('request', (request) => {
    if (!request.url().includes(queries)) return;
    asked.push(...(request.postDataJSON() as { requests: typeof asked }).requests);
  });
  await openHome(page, sandbox);
  await type(page, 'ana');
  await expect.poll(() => asked.at(-1)).toMatchObject({ query: 'ana', analytics: true });
  await page.keyboard.type('＠example');
  await expect.poll(() => asked.at(-1)).toMatchObject({ query: 'ana＠example', analytics: false });
  expect(asked.filter(({ query, analytics }) => analytics && query.includes('＠'))).toEqual([]);
});

for (const [kind, [text]] of Object.entries(personalTexts))
  test(`a search like ${JSON.stringify(text)} (${kind}) is in no analytics and in no address`, async ({
    page,
    sandbox,
  }) => {
    const heard = await listen(page);
    await openSearch(page, sandbox);
    await widget(page).getByRole('textbox').fill(text);
    await widget(page).getByRole('button', { name: 'Go' }).click();
    await expect(heading(page)).toHaveText(`Showing results for: ${text}`);
    await isListed(page);
    await expect(page).toHaveURL(`${sandbox.url}/search?q=`);
    await expect.poll(() => heard.heap.at(-1)).toBe('/search?q=');
    expect(heard.heap.filter((each) => each !== '/search')).toEqual(['/search?q=']); // the page before may have come so far
    expect(heard.dataLayer).toEqual([]);
  });

test('a search that is not in the address survives a reload and a return, and Search Again forgets it', async ({
  page,
  sandbox,
}) => {
  await openSearch(page, sandbox, '/search?q=ana%40example.nz');
  await expect(page).toHaveURL(`${sandbox.url}/search?q=`);
  await page.reload();
  await expect(heading(page)).toHaveText('Showing results for: ana@example.nz');
  await page.goto(`${sandbox.url}/privacy-policy`);
  await page.goBack();
  await expect(heading(page)).toHaveText('Showing results for: ana@example.nz');
  await page.getByRole('link', { name: 'Search Again' }).click();
  await expect(widget(page).getByRole('textbox')).toHaveValue('');
});

test('analytics wait until the address is judged', async ({ page, sandbox }) => {
  const heard = await listen(page);
  const code = await hold(page, '**/assets/PageResults-*.js');
  await openSearch(page, sandbox, '/search?a=1&q=ana%EF%BC%A0example.nz#top');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  ); // when Heap would be requested
  expect(heard.heap).toEqual([]);
  await code.release();
  await expect.poll(() => heard.heap).toEqual(['/search?a=1&q=#top']);
});

test('the address of a harmless search stays, and analytics get its words', async ({ page, sandbox }) => {
  const heard = await listen(page);
  await openSearch(page, sandbox, '/search/5%25%20deposit');
  await expect.poll(() => heard.heap).toEqual(['/search/5%25%20deposit', { SearchWord: '5% deposit' }]);
});

test('a press on See all results is an event without what was typed', async ({ page, sandbox }) => {
  const heard = await listen(page);
  await openHome(page, sandbox);
  await type(page, 'home');
  await page.getByRole('option', { name: 'See all results for home' }).click();
  await expect(page).toHaveURL(/\/search\/home$/);
  const label = 'See all results';
  expect(heard.dataLayer).toEqual([
    { event: 'click_search_result', category: 'Click', label, action: 'Click' },
  ]);
});
