import {
  barePage,
  expect,
  expectReady,
  hold,
  settled,
  untilSearchLoaded,
} from '@adviser-widgets/testing/browser';
import { box, openHome, options, rows, test } from './search-box.ts';

test('without JavaScript the header leads to results with working links', async ({ browser, sandbox }) => {
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

test('text typed before the widget mounted is in its box, with the focus', async ({ page, sandbox }) => {
  const { release } = await hold(page, '**/assets/inline-search-*.js');
  await page.goto(`${sandbox.url}/privacy-policy`);
  await page.locator('[data-widget="inline-search"] input').click();
  await page.keyboard.type('home');
  await release();
  await expect(page.locator('[data-widget="inline-search"]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('home');
  await expect(rows(page).first()).toBeVisible();
});

test('a box in use takes the focus without scrolling to it, if the visitor has scrolled on', async ({
  page,
  sandbox,
  bare,
}) => {
  const { release } = await hold(page, '**/assets/inline-search-*.js');
  const form = '<form action="/search"><input name="q" aria-label="Search"></form>';
  const body = `<header><div data-widget="inline-search">${form}</div></header><div style="height: 9000px">…</div>`;
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await page.locator('input').click();
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  await release();
  await expectReady(page);
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3900); // what is below the box keeps its place
});

for (const mode of ['preview', 'grouped'])
  test(`with mode ${mode}, text typed before the search code has loaded is searched once it has`, async ({
    page,
    sandbox,
    bare,
  }) => {
    const { release } = await hold(page, '**/assets/site-search-later-*.js');
    const body = `<header><div data-widget="inline-search" data-mode="${mode}"></div></header>`;
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expectReady(page);
    await box(page).click();
    await page.keyboard.type('home');
    await expect(page.locator('.aw-popup')).toHaveCount(0);
    await release();
    await expect(page.locator('.aw-popup mark').first()).toBeVisible();
    await expect(box(page)).toBeFocused();
  });

test('Down and Enter before the search code has loaded follow the first result', async ({
  page,
  sandbox,
}) => {
  const { release } = await hold(page, '**/assets/site-search-later-*.js');
  await openHome(page, sandbox);
  await box(page).click();
  await page.keyboard.type('home loan');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveCount(0);
  await release();
  await expect(page).not.toHaveURL(/privacy-policy|search/);
});

test('Enter before the search code has loaded leads to the search page', async ({ page, sandbox }) => {
  const { release } = await hold(page, '**/assets/site-search-later-*.js');
  await openHome(page, sandbox);
  await box(page).click();
  await page.keyboard.type('home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search(\?q=|\/)home$/);
  await release();
});

test('who leaves the box before the search code has loaded sees no results', async ({ page, sandbox }) => {
  const { release } = await hold(page, '**/assets/site-search-later-*.js');
  await openHome(page, sandbox);
  await box(page).click();
  await page.keyboard.type('home');
  await page.locator('main').click({ position: { x: 1, y: 1 } });
  await release();
  await untilSearchLoaded(page);
  await settled(page);
  await expect(options(page)).toHaveCount(0);
});
