import {
  barePage,
  expect,
  failedRequest,
  expectReady,
  hold,
  inAllUnless,
  untilDrawn,
  untilStill,
} from '@adviser-widgets/testing/browser';
import type { Locator, Page } from '@playwright/test';
import { box, openHome, options, queries, rows, test, type } from './search-box.ts';

const popup = (page: Page) => page.locator('.aw-search .aw-popup');
const full = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const contact = (page: Page) => popup(page).getByRole('link', { name: 'Contact us' });
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const headerBox = (style: string, attributes = '') =>
  `<div style="${style}" data-widget="inline-search" ${attributes}></div>`;
const stuck = (style: string, attributes = '') =>
  `<div data-widget="sticky-header"><header style="background: #fff">${headerBox(style, attributes)}</header></div><main style="height: 3000px"></main>`;

/** Returns how far an element reaches over each edge of the window, in whole pixels; 0 for none. */
function overEdges(element: Locator) {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const over = { left: -left, right: right - innerWidth, top: -top, bottom: bottom - innerHeight };
    return Object.fromEntries(Object.entries(over).map(([edge, by]) => [edge, Math.max(0, Math.round(by))]));
  });
}

const none = { left: 0, right: 0, top: 0, bottom: 0 };

for (const [name, body, width, height] of [
  ['a box at the left edge', headerBox('width: 200px'), 700, 800],
  ['a box at the right edge', headerBox('width: 200px; margin-left: auto'), 700, 800],
  ['a box written from right to left', `<div dir="rtl">${headerBox('width: 200px')}</div>`, 700, 800],
  [
    'a box at the left edge, from right to left',
    `<div dir="rtl">${headerBox('width: 200px; margin-right: auto')}</div>`,
    700,
    800,
  ],
  ['a box in a stuck header of a low window', stuck('margin-top: 80px; width: 300px'), 640, 480],
  ['groups in a stuck header', stuck('width: 300px', 'data-mode="grouped"'), 640, 480],
] as const) {
  test(
    `the results of ${name} stay in the window, and scroll to their end`,
    inAllUnless(name.startsWith('groups')),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height });
      await page.goto(bare.serve(barePage(sandbox, { body, head: viewport })));
      await expectReady(page);
      if (body.includes('sticky')) {
        await page.evaluate(() => scrollTo(0, 1000));
        await expect(page.locator('.aw-sticky-header--stuck')).toBeAttached();
        await untilStill(page);
      }
      await type(page, 'home');
      await expect(page.locator('.aw-popup mark').first()).toBeVisible();
      expect(await overEdges(popup(page))).toEqual(none);
      await contact(page).focus();
      expect(await overEdges(contact(page))).toEqual(none);
    },
  );
}

test('the popup follows the window as it changes its size', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHome(page, sandbox);
  await type(page, 'home');
  await expect(rows(page).first()).toBeVisible();
  await page.setViewportSize({ width: 640, height: 480 });
  await untilDrawn(page);
  expect(await overEdges(popup(page))).toEqual(none);
});

/** A header that would hold anything fixed in it, and cut it off. */
const holding = `<header style="transform: translateY(0); overflow: hidden; padding: 20px">${headerBox('width: 200px')}</header><main style="height: 3000px"></main>`;

for (const [width, height] of [
  [360, 740],
  [320, 256],
  [740, 360],
] as const) {
  test(
    `in a window of ${width} × ${height} px the search fills it, wherever its header would hold it`,
    inAllUnless(width === 320),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height });
      await page.goto(bare.serve(barePage(sandbox, { body: holding, head: viewport })));
      await expectReady(page);
      await box(page).click();
      await expect(full(page)).toBeVisible();
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('home');
      await expect(rows(page).first()).toBeVisible();
      const size = await full(page).evaluate((sheet) => {
        const { x, y, width: wide, height: high } = sheet.getBoundingClientRect();
        return [x, y, Math.round(wide), Math.round(high)];
      });
      expect(size).toEqual([0, 0, width, height]);
      for (let presses = 0; presses < 5; presses++) {
        await page.keyboard.press('ArrowDown');
        expect(await overEdges(options(page).nth(presses))).toEqual(none);
      }
      await contact(page).focus();
      expect(await overEdges(contact(page))).toEqual(none);
    },
  );
}

test('closed, the full screen leaves box and page where they were', async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(bare.serve(barePage(sandbox, { body: holding, head: viewport })));
  await expectReady(page);
  const before = await box(page).boundingBox();
  await page.evaluate(() => scrollTo(0, 10));
  await box(page).click();
  await page.keyboard.type('home');
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect(full(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(10);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await box(page).boundingBox()).toEqual(before);
});

test('a failed search on the full screen is said there, and a press tries again from the box', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, /A search failed/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page, sandbox);
  await sandbox.fail({ path: queries, times: 20, status: 503 });
  await type(page, 'home');
  await expect(full(page).getByText('Suggestions unavailable').first()).toBeVisible();
  await sandbox.clear();
  await full(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(box(page)).toBeFocused();
});

test('Back on a phone closes the full screen, and leaves the page as it is', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const { CloseWatcher: Real } = window as unknown as { CloseWatcher: new () => object };
    class Watcher extends Real {
      constructor() {
        super();
        Object.assign(window, { watcher: this });
      }
    }
    Object.assign(window, { CloseWatcher: Watcher });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page, sandbox);
  await type(page, 'home');
  await expect(full(page)).toBeVisible();
  // As Android's Back does, which no desktop has.
  await page.evaluate(() =>
    (window as unknown as { watcher: { requestClose(): void } }).watcher.requestClose(),
  );
  await expect(full(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('home');
});

test.describe('a box as narrow as its button', () => {
  const open = async (page: Page, to: string) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(to);
    await expectReady(page);
  };

  test('opens the full screen by a press on it', async ({ page, sandbox, bare }) => {
    await open(page, bare.serve(barePage(sandbox, { body: headerBox('width: 48px'), head: viewport })));
    await page.mouse.click(32, 32);
    await page.keyboard.type('home');
    await expect(full(page)).toBeVisible();
    await expect(box(page)).toHaveValue('home');
  });

  test('shows what is typed before its code has loaded', async ({ page, sandbox, bare }) => {
    const { release } = await hold(page, '**/assets/site-search-later-*.js');
    await open(page, bare.serve(barePage(sandbox, { body: headerBox('width: 48px'), head: viewport })));
    await page.mouse.click(32, 32);
    await page.keyboard.type('home');
    await expect.poll(async () => (await box(page).boundingBox())?.width).toBe(200);
    await release();
    await expect(full(page)).toBeVisible();
  });
});

test('the full screen ends when the window has room', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page, sandbox);
  await type(page, 'home');
  await expect(full(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(full(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test('the full screen ends when the page hides the search, and the page can be used', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page, sandbox);
  await type(page, 'loan');
  await expect(full(page)).toBeVisible();
  await page.locator('[data-widget="inline-search"]').evaluate((element) => {
    (element as HTMLElement).style.display = 'none';
  });
  await expect(full(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});
