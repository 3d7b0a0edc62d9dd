import {
  barePage,
  expect,
  expectReady,
  heightOverReserve,
  inAll,
  inAllUnless,
  line,
  lookAt,
  openStrictPage,
  shifted,
  untilStill,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { box, openHome, queries, rows, test, type } from './search-box.ts';

const prompt = (page: Page) => page.locator('.aw-search__prompt');
const typedPrompt = "I'm looking for...";

for (const [path, widget] of [
  ['/privacy-policy', 'inline-search'],
  ['/search', 'site-search'],
  ['/search/home', 'site-search'],
] as const) {
  for (const [width, height] of [
    [360, 800],
    [768, 1024],
    [1280, 900],
  ] as const) {
    test(
      `mounting at ${path} shifts nothing at ${width} px`,
      inAllUnless(width === 360),
      async ({ page, sandbox }) => {
        await watchShifts(page);
        await page.setViewportSize({ width, height });
        await page.goto(`${sandbox.url}${path}`);
        const placeholder = page.locator(`[data-widget="${widget}"]`);
        await expect(placeholder).toHaveAttribute('data-widget-state', 'ready');
        // The prompt is typed in reserved space.
        if (widget === 'inline-search' && width === 1280) await expect(prompt(page)).toHaveText(typedPrompt);
        await untilStill(page);
        expect(await shifted(page)).toBeLessThanOrEqual(0.001);
        if (path !== '/search/home' && width !== 768)
          expect(Math.abs(await heightOverReserve(placeholder))).toBeLessThan(line);
      },
    );
  }
}

test('under a strict policy with Trusted Types the prompt is typed and the box searches, with no violation', async ({
  page,
  sandbox,
  bare,
}) => {
  const body = '<header><div data-widget="inline-search"></div></header>';
  const { violations } = await openStrictPage(page, { sandbox, bare, body });
  await expect(prompt(page)).toHaveText(typedPrompt);
  await type(page, 'home');
  await expect(rows(page).first()).toBeVisible();
  expect((await violations()).filter((violation) => !violation.startsWith('img-src'))).toEqual([]);
});

test('the prompt is typed once, hidden from screen readers', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() =>
      seen.add(document.querySelector('.aw-search__prompt')?.textContent ?? ''),
    ).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await openHome(page, sandbox);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: Set<string> }).seen.has("I'm")))
    .toBe(true);
  await expect(prompt(page)).toHaveText(typedPrompt);
  await expect(prompt(page)).toHaveAttribute('aria-hidden', 'true');
});

test('the prompt does not move under reduced motion', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, sandbox);
  await prompt(page).evaluate((element) => {
    Object.assign(window, { changes: 0 });
    new MutationObserver(() => (window as unknown as { changes: number }).changes++).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => (window as unknown as { changes: number }).changes)).toBe(0);
});

test(
  'fault 55: the header search has no axe finding in any state',
  inAll,
  async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(/A search failed/);
    const body =
      '<header><div class="aw-widget" data-widget="inline-search"></div></header><main><h1>Home</h1></main>';
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expectReady(page);
    await lookAt(page, 'idle');
    await type(page, 'home loan');
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await lookAt(page, 'preview');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.type('xyzzyx');
    await expect(page.getByText('No results for xyzzyx').first()).toBeVisible();
    await lookAt(page, 'empty');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please type at least 2 characters.').first()).toBeVisible();
    await lookAt(page, 'too short');
    await sandbox.fail({ path: queries, times: 20, status: 503 });
    await page.keyboard.type('qj'); // a text without cached results
    await expect(page.locator('[aria-live]').filter({ hasText: 'Suggestions unavailable' })).toBeAttached();
    await lookAt(page, 'failed');
  },
);

test(
  'fault 55: the grouped panel has no axe finding in any state',
  inAll,
  async ({ page, sandbox, bare }) => {
    const body =
      '<header><div class="aw-widget" data-widget="inline-search" data-mode="grouped"></div></header><main><h1>Home</h1></main>';
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expectReady(page);
    await box(page).focus();
    await page.keyboard.type('home', { delay: 60 });
    await expect(page.getByRole('region', { name: 'Advisers' })).toBeVisible();
    await lookAt(page, 'groups');
    await page.getByRole('button', { name: 'See More' }).last().click();
    await lookAt(page, 'more');
  },
);

test(
  'fault 55: the search page has no axe finding in any state',
  inAll,
  async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(/A search failed/);
    const address = bare.serve(
      barePage(sandbox, {
        body: '<main><h1>Find it</h1><div class="aw-widget" data-widget="site-search"></div></main>',
      }),
    );
    await page.goto(address);
    await expectReady(page);
    await lookAt(page, 'empty');
    await page.getByRole('button', { name: 'Go' }).click();
    await lookAt(page, 'too short');
    await page.goto(`${address}?q=home`);
    await expect(page.getByRole('region', { name: 'Advisers' })).toBeVisible();
    await lookAt(page, 'results');
    await page.getByRole('button', { name: 'See More' }).first().click();
    await lookAt(page, 'more');
    await page.goto(`${address}?q=xyzzyx`);
    await expect(page.getByText('No results for xyzzyx').first()).toBeVisible();
    await lookAt(page, 'nothing found');
    await sandbox.fail({ path: queries, times: 20, status: 503 });
    await page.goto(`${address}?q=home`);
    await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await lookAt(page, 'failed');
  },
);
