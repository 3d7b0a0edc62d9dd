import {
  barePage,
  expect,
  expectReady,
  searchBox,
  test,
  untilSearchLoaded,
  untilStill,
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

test('the list of more calculators prints as a part of the page, and hangs again afterwards', async ({
  page,
  sandbox,
  bare,
}) => {
  const { snippet, list, rows, box, open } = lists['the list of more calculators'];
  await openPage(page, { sandbox, bare, body: snippet });
  await open(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint'))); // which no emulation of print fires
  await page.emulateMedia({ media: 'print' });
  await expect(list(page)).toHaveCSS('position', 'static');
  await expect(rows(page).nth(2)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => gaps(box(page), list(page))).toEqual([8, 0]);
});

const bar =
  '<aside data-widget="sticky-mobile-bar" data-offset="0" aria-label="Get in touch"><a href="#call">Request a call</a></aside>';
const chat = '<div data-widget="web-chat" data-load="interaction"></div>';
const stickyHeader =
  '<div data-widget="sticky-header"><header style="padding: 8px; background: #fff"><a href="#a">Home</a> <label>Name <input></label></header></div>';

/** What the library fixes to the window: what a visitor presses there, and from which edge of the window. */
const fixed = {
  'the mobile bar': {
    snippet: bar,
    press: (page: Page) => page.getByRole('link', { name: 'Request a call' }),
  },
  'the chat button': {
    snippet: chat,
    press: (page: Page) => page.getByRole('button', { name: 'Chat with us' }),
  },
  'a sticky header': { snippet: stickyHeader, press: (page: Page) => page.getByLabel('Name') },
} as const;

const long = '<div style="height: 3000px">Text</div>';

/** What holds a fixed element, or covers it. */
const holders: Readonly<Record<string, (snippet: string) => string>> = {
  'a transform': (snippet) => `<div style="transform: translateZ(0)">${snippet}${long}</div>`,
  'a filter': (snippet) => `<div style="filter: brightness(1)">${snippet}${long}</div>`,
  'contain: layout': (snippet) => `<div style="contain: layout">${snippet}${long}</div>`,
  'contain: paint': (snippet) => `<div style="contain: paint">${snippet}${long}</div>`,
  'will-change: transform': (snippet) => `<div style="will-change: transform">${snippet}${long}</div>`,
  'a z-index below that of the content': (snippet) =>
    `<div style="position: relative; z-index: 1">${snippet}</div><div style="position: relative; z-index: 2; background: #cde">${long}</div>`,
};

const isInTopLayer = (element: Locator) =>
  element.evaluate((node) => node.closest('[popover]')?.matches(':popover-open') ?? false);

for (const [name, { snippet, press }] of Object.entries(fixed)) {
  for (const [holderName, holder] of Object.entries(holders))
    test(`${name} stays in the window, and can be pressed, within ${holderName}`, async ({
      page,
      sandbox,
      bare,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await openPage(page, { sandbox, bare, body: holder(snippet) });
      for (const by of [800, 900, 500]) {
        await scroll(page, by);
        await expect.poll(() => canBePressed(press(page))).toBe(true);
        await expect(press(page)).toBeInViewport({ ratio: 1 });
      }
    });

  for (const question of ['position: fixed; inset: 0', 'position: absolute; inset: 0; height: 4000px'])
    test(`${name} is not in the top layer where nothing holds it, and below a question of the page (${question})`, async ({
      page,
      sandbox,
      bare,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const cover = `<div id="question" style="${question}; z-index: 5000; background: #fff">Cookies?</div>`;
      await openPage(page, { sandbox, bare, body: `${snippet}${long}${cover}` });
      await scroll(page, 900);
      await expect(press(page)).toBeInViewport({ ratio: 1 });
      await untilStill(page);
      expect(await canBePressed(press(page))).toBe(false);
      await page.locator('#question').evaluate((node) => node.remove());
      await scroll(page, 10);
      await expect.poll(() => canBePressed(press(page))).toBe(true);
      expect(await isInTopLayer(press(page))).toBe(false);
    });

  test(`${name} leaves the top layer once nothing holds it any more`, async ({ page, sandbox, bare }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, {
      sandbox,
      bare,
      body: `<div id="holder" style="transform: translateZ(0)">${snippet}${long}</div>`,
    });
    await scroll(page, 900);
    await expect.poll(() => isInTopLayer(press(page))).toBe(true);
    await page.locator('#holder').evaluate((node) => node.removeAttribute('style'));
    await scroll(page, 10);
    await expect.poll(() => isInTopLayer(press(page))).toBe(false);
    await expect(press(page)).toBeInViewport({ ratio: 1 });
  });
}

test('a sticky header that is raised keeps the focus, what is typed, and its place', async ({
  page,
  sandbox,
  bare,
}) => {
  const name = page.getByLabel('Name');
  const size = async () => {
    const { x, width, height } = (await name.boundingBox()) ?? { x: NaN, width: NaN, height: NaN };
    return [x, width, height].map(Math.round);
  };
  await openPage(page, { sandbox, bare, body: holders['a transform']?.(stickyHeader) ?? '' });
  const before = await size();
  await name.fill('Aroha');
  await scroll(page, 900);
  await expect(name).toBeInViewport();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Aroha');
  expect(await size()).toEqual(before);
});

test('the results of a search stay above a header that is raised around them', async ({
  page,
  sandbox,
  bare,
}) => {
  const { snippet, open, rows, list } = lists['the results of a search'];
  const header = `<div data-widget="sticky-header"><header style="padding-bottom: 300px; background: #fff">${snippet}</header></div>`;
  await page.setViewportSize({ width: 1280, height: 1200 });
  await openPage(page, { sandbox, bare, body: holders['a transform']?.(header) ?? '' });
  await open(page);
  await expect(rows(page).nth(2)).toBeVisible();
  await scroll(page, 100);
  await expect(page.locator('.aw-sticky-header__bar')).toHaveAttribute('popover', 'manual');
  await expect(list(page)).toBeInViewport();
  await expect.poll(() => canBePressed(rows(page).nth(1))).toBe(true);
});
