import { barePage, expect, hostileTexts, inAllUnless } from '@adviser-widgets/testing/browser';
import type { Page, Route } from '@playwright/test';
import { test } from './search-box.ts';

interface Query {
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
}

/** Returns records whose fields are all hostile texts, with highlights around and within them. */
function hitsFor(
  { highlightPreTag: start, highlightPostTag: end, hitsPerPage }: Query,
  from: number,
): object[] {
  const texts = [...hostileTexts, ...hostileTexts].slice(from, from + hitsPerPage);
  return texts.map((text, index) => ({
    objectID: `${from + index}`,
    path: index % 2 === 0 ? `/${index}` : text,
    image: text,
    GUID: from > 40 ? text : undefined,
    catid: text,
    title: text,
    description: text,
    _highlightResult: {
      title: { value: `${start}${text}${end}`, matchLevel: 'full' },
      description: {
        value: `${end}${start}${start}${text}</mark>${end}<script>window.hit=1</script>`,
        matchLevel: 'full',
      },
    },
  }));
}

async function answerWithHostileRecords(page: Page, from: number): Promise<void> {
  await page.route('**/1/indexes/*/queries*', async (route: Route) => {
    const { requests } = route.request().postDataJSON() as { requests: Query[] };
    const results = requests.map((query, index) => ({
      hits: hitsFor(query, from + index * 20),
      nbHits: 20,
      page: 0,
      nbPages: 1,
    }));
    await route.fulfill({ json: { results }, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.route(/\.(jpg|svg|png)(\?|$)/, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
}

async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^See More/ });
  while ((await more.count()) > 0) await more.first().click();
}

/** Returns the elements and attributes within a widget that no record may add. */
function strangers(page: Page, widget: string) {
  return page.locator(`[data-widget="${widget}"]`).evaluate((root) => {
    const elements = [...root.querySelectorAll('*')];
    return {
      elements: elements.filter(({ localName }) =>
        /^(script|iframe|style|object|embed|base|link|meta|template|math|details|marquee|b)$/.test(localName),
      ).length,
      handlers: elements.flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      addresses: elements
        .flatMap((element) => ['href', 'src'].flatMap((name) => element.getAttribute(name) ?? []))
        .filter((address) => !/^(https?:\/\/|\/)/.test(address)),
      hit: (window as unknown as { hit?: number }).hit,
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    };
  });
}

const none = { elements: 0, handlers: [], addresses: [], hit: undefined, wide: false };

for (const from of [0, 20, 40]) {
  test(
    `hostile records from ${from} on show as text in the grouped search`,
    inAllUnless(from === 0),
    async ({ page, sandbox, bare, expectConsole }) => {
      expectConsole(/^Failed to load resource|^Loading the image/); // pictures with invalid URLs
      await answerWithHostileRecords(page, from);
      const body = `<header><div data-widget="inline-search" data-mode="grouped" data-rows="reserved"></div></header>`;
      await page.goto(bare.serve(barePage(sandbox, { body })));
      const box = page.locator('[data-widget="inline-search"] .aw-root input');
      await box.focus();
      await page.keyboard.type('home', { delay: 60 });
      await expect(page.locator('.aw-popup mark, .aw-search-panel mark').first()).toBeVisible();
      await showAll(page);
      expect(await strangers(page, 'inline-search')).toEqual(none);
    },
  );
}

for (const from of [0, 20, 40]) {
  test(
    `hostile records from ${from} on show as text on the search page`,
    inAllUnless(from === 0),
    async ({ page, sandbox, bare, expectConsole }) => {
      expectConsole(/^Failed to load resource|^Loading the image/);
      await answerWithHostileRecords(page, from);
      await page.goto(
        bare.serve(
          barePage(sandbox, { body: '<main><div data-widget="site-search" data-query="home"></div></main>' }),
        ),
      );
      await expect(page.locator('[data-widget="site-search"] mark').first()).toBeVisible();
      await showAll(page);
      expect(await strangers(page, 'site-search')).toEqual(none);
    },
  );
}
