import {
  barePage,
  expect,
  expectReady,
  searchBox,
  test,
  untilSearchLoaded,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Locator, Page } from '@playwright/test';

/** Lists that hang from a box: how each is opened, and what has a row of it. */
const lists = {
  'the results of a search': {
    snippet: '<div style="width: 440px" data-widget="inline-search"></div>',
    list: (page: Page) => page.locator('.aw-search .aw-popup'),
    rows: (page: Page) => page.getByRole('option').filter({ hasText: /^Page: / }),
    box: searchBox,
    async open(page: Page) {
      await searchBox(page).focus();
      await untilSearchLoaded(page);
      await page.keyboard.type('home', { delay: 40 });
    },
  },
  'the list of more calculators': {
    snippet: `<div data-widget="calculator-nav"><ul>${[
      'Repayments',
      'Borrowing',
      'Extra',
      'Refix',
      'Deposit',
      'Insurance',
      'Budget',
      'Debt',
      'Rent',
    ]
      .map((name) => `<li><a href="#${name}">${name}</a></li>`)
      .join('')}</ul></div>`,
    list: (page: Page) => page.locator('.aw-calculators__rest'),
    rows: (page: Page) => page.locator('.aw-calculators__rest a'),
    box: (page: Page) => page.getByRole('button', { name: 'More Calculators' }),
    open: (page: Page) => page.getByRole('button', { name: 'More Calculators' }).press('Enter'),
  },
} as const;

/** What a page has around a box, and after it. */
const traps: Readonly<Record<string, (snippet: string) => string>> = {
  nothing: (snippet) => `<header>${snippet}</header>`,
  'overflow: hidden': (snippet) => `<header style="overflow: hidden">${snippet}</header>`,
  'a z-index below that of a hero': (snippet) =>
    `<header style="position: relative; z-index: 1">${snippet}</header><div style="position: relative; z-index: 2; height: 600px; background: #cde">Hero</div>`,
  'a transform': (snippet) =>
    `<header style="transform: translateY(0); overflow: hidden">${snippet}</header>`,
  'a filter': (snippet) => `<header style="filter: brightness(1); overflow: hidden">${snippet}</header>`,
  'contain: paint': (snippet) => `<header style="contain: paint">${snippet}</header>`,
  'zoom: 1.25': (snippet) => `<header style="zoom: 1.25; overflow: hidden">${snippet}</header>`,
  'pointer-events: none': (snippet) => `<header style="pointer-events: none">${snippet}</header>`,
  'a part that scrolls': (snippet) =>
    `<div id="part" style="height: 150px; overflow: auto"><div style="height: 900px">${snippet}</div></div>`,
};

const viewport = '<meta name="viewport" content="width=device-width">';

interface Opened {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  readonly body: string;
}

async function openPage(page: Page, { sandbox, bare, body }: Opened): Promise<void> {
  const space = '<div style="height: 200px"></div>';
  const text = '<div style="height: 3000px">Text</div>';
  await page.goto(bare.serve(barePage(sandbox, { body: space + body + text, head: viewport })));
  await expectReady(page);
}

/** Whether a press in the middle of an element reaches it. */
const canBePressed = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

const scroll = (page: Page, by: number) =>
  page.evaluate((pixels) => (document.querySelector('#part') ?? window).scrollBy({ top: pixels }), by);

/** CSS pixels from the lower edge of the box to the list, and between the right edges of both. */
async function gaps(box: Locator, list: Locator): Promise<readonly number[]> {
  const [above, below] = [await box.boundingBox(), await list.boundingBox()];
  if (!above || !below) return [];
  return [below.y - above.y - above.height, below.x + below.width - above.x - above.width].map(Math.round);
}

const cases = Object.entries(lists).flatMap(([listName, list]) =>
  Object.entries(traps).flatMap(([trapName, trap]) =>
    [768, 1280].map((width) => ({ ...list, listName, trapName, trap, width })),
  ),
);

for (const { listName, snippet, list, rows, box, open, trapName, trap, width } of cases) {
  test(`${listName} hangs from its box, whole, within ${trapName}, at ${width} px`, async ({
    page,
    sandbox,
    bare,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, { sandbox, bare, body: trap(snippet) });
    await open(page);
    await expect(rows(page).nth(2)).toBeVisible();
    await expect.poll(() => gaps(box(page), list(page))).toEqual([8, 0]);
    expect(await canBePressed(rows(page).first())).toBe(true);
    expect(await canBePressed(rows(page).nth(2))).toBe(true);
    await scroll(page, 20);
    await expect.poll(() => gaps(box(page), list(page))).toEqual([8, 0]);
    expect(await canBePressed(rows(page).nth(2))).toBe(true);
    await scroll(page, 700);
    await expect(list(page)).toBeHidden();
  });
}

for (const [listName, { snippet, list, rows, box, open }] of Object.entries(lists)) {
  test(`${listName} follows its box in a header that sticks`, async ({ page, sandbox, bare }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const header = `<header style="position: sticky; top: 0; z-index: 1; overflow: hidden">${snippet}</header>`;
    await openPage(page, { sandbox, bare, body: header });
    await open(page);
    for (const by of [0, 100, 800]) {
      await scroll(page, by);
      await expect.poll(() => gaps(box(page), list(page))).toEqual([8, 0]);
      expect(await canBePressed(rows(page).nth(2))).toBe(true);
    }
  });

  test(`${listName} opens above a box at the foot of the window`, async ({ page, sandbox, bare }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const foot = `<footer style="position: fixed; bottom: 0; left: 0; right: 0; transform: none; overflow: hidden">${snippet}</footer>`;
    await openPage(page, { sandbox, bare, body: foot });
    await open(page);
    await expect(rows(page).nth(2)).toBeVisible();
    await expect.poll(() => canBePressed(rows(page).nth(2))).toBe(true);
    const [own, below] = [await list(page).boundingBox(), await box(page).boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    expect(own?.y).toBeGreaterThanOrEqual(0);
  });
}
