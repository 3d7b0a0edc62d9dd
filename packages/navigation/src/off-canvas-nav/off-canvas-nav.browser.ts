import { expect, hold, test } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { body, head, link, menu, openUnfoldable, panel, unfoldable } from '../browser/menu-page.ts';
import { navigationPage, openNavigation, unmount } from '../browser/navigation-page.ts';

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim(),
  );

test('opens as a modal panel, closes in every possible way, and returns the focus', async ({
  page,
  sandbox,
  bare,
}) => {
  await openNavigation(page, { sandbox, bare, body, head });
  await page.evaluate(() => {
    Object.assign(window, { eventTypes: [] });
    for (const type of ['aw:open', 'aw:close'])
      addEventListener(type, () => (window as unknown as { eventTypes: string[] }).eventTypes.push(type));
  });
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).not.toHaveAttribute('aria-haspopup');
  const closings: [() => Promise<unknown>, string][] = [
    [() => page.keyboard.press('Escape'), 'Menu'],
    [() => page.getByRole('button', { name: 'Close' }).click(), 'Menu'],
    [() => page.mouse.click(20, 300), 'Menu'], // the backdrop
    [() => link(page, 'Contact').click(), 'Paragraph 20'], // the link's target in the page
    [
      () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
      'Menu',
    ],
  ];
  for (const [close, next] of closings) {
    await menu(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await close();
    await expect(panel(page)).toHaveCount(0);
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await focused(page)).toBe(next);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  }
  expect(page.url()).toMatch(/#p20$/);
  expect(await page.evaluate(() => (window as unknown as { eventTypes: string[] }).eventTypes)).toEqual(
    closings.flatMap(() => ['aw:open', 'aw:close']),
  );
});

test('the Tab key follows the visual order, and never goes behind the panel (uswds/uswds#5971)', async ({
  page,
  sandbox,
  bare,
}) => {
  await openNavigation(page, { sandbox, bare, body, head });
  await unfoldable(page);
  await menu(page).focus();
  await page.keyboard.press('Enter');
  const order = [await focused(page)];
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    order.push(await focused(page));
  }
  expect(order).toEqual([
    'Close',
    'Home',
    'Home loans',
    'More in Home loans',
    'Insurance',
    'Life',
    'Contact',
  ]);
  const behind: unknown[] = [];
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    if (
      await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
    )
      behind.push(await focused(page));
  }
  expect(behind).toEqual([]);
});

test('closes when the site hides it, and keeps the page usable (trussworks/react-uswds#2974)', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 600, height: 700 });
  await openNavigation(page, {
    sandbox,
    bare,
    body,
    head: `${head}<style>@media (width > 900px) { #nav { display: none } }</style>`,
  });
  await menu(page).click();
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await link(page, 'Paragraph 1').click();
  await page.setViewportSize({ width: 600, height: 700 });
  await expect(panel(page)).toHaveCount(0);
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the page does not scroll behind it, and gets its nodes back unchanged', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 320, height: 400 });
  const keep =
    '<script>Object.assign(window, { written: nav.innerHTML, first: nav.querySelector("a") })</script>';
  await openNavigation(page, { sandbox, bare, body: body.replace('</header>', `</header>${keep}`), head });
  await page.evaluate(() => scrollTo(0, 300));
  await menu(page).evaluate((button: HTMLElement) => button.click());
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 5000);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.keyboard.press('Escape');
  await unmount(page, '#nav');
  const { now, written, isFirst } = await page.evaluate(() => {
    const { written: before, first } = window as unknown as { written: string; first: Element };
    const { innerHTML } = document.querySelector('#nav') ?? first;
    return { now: innerHTML, written: before, isFirst: first === document.querySelector('#nav a') };
  });
  expect(now).toBe(written);
  expect(isFirst, 'the first link is the one that was written').toBe(true);
});

test('without scripts the list shows in the page; with them it is hidden until mounted; a failed one shows it', async ({
  browser,
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/./);
  const address = navigationPage({ sandbox, bare, body, head });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  await expect(link(plain, 'First home')).toBeVisible();
  await context.close();
  const { release } = await hold(page, /off-canvas-nav-.*\.js/, (route) => route.abort());
  await page.goto(address);
  await expect(link(page, 'Contact')).toBeHidden();
  await release();
  await expect(page.locator('#nav')).toHaveAttribute('data-widget-state', 'failed');
  await expect(link(page, 'First home')).toBeVisible();
});

test('slides in from the inline end, but not under reduced motion', async ({ page, sandbox, bare }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1000, height: 700 });
  await openNavigation(page, { sandbox, bare, body, head });
  await menu(page).click();
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0);
  expect(await panel(page).boundingBox()).toEqual({ x: 620, y: 0, width: 380, height: 700 });
  await page.locator('html').evaluate((element) => element.setAttribute('dir', 'rtl'));
  await expect(async () => expect((await panel(page).boundingBox())?.x).toBe(0)).toPass();
});

test('stays a column of rows under conflicting page styles', async ({ page, sandbox, bare }) => {
  const styles =
    '<style>li { float: left; margin: 8px } ul { display: flex; padding-left: 2rem } button { width: 100%; border-radius: 30px } dialog { padding: 80px } svg { width: 60px } a { display: inline; padding: 3px }</style>';
  await page.setViewportSize({ width: 320, height: 700 });
  await openNavigation(page, { sandbox, bare, body, head: styles });
  await openUnfoldable(page);
  await page.getByRole('button', { name: 'More in Home loans' }).click();
  const rows = await panel(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((each) => each.getBoundingClientRect())
        .map(({ top, height }) => [Math.round(top), height >= 44] as const),
    );
  expect(rows).toEqual(
    [...new Map(rows)].sort(([first], [second]) => first - second).map(([top]) => [top, true]),
  );
  expect(await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('with 40 entries on a phone, Close is always in sight and never over what has the focus (W6)', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const entries = Array.from({ length: 40 }, (_, index) => `<li><a href="/${index}">Page ${index}</a></li>`);
  const nav = `<div class="aw-widget" data-widget="off-canvas-nav"><ul>${entries.join('')}</ul></div>`;
  await openNavigation(page, { sandbox, bare, body: nav });
  await menu(page).click();
  const close = panel(page).getByRole('button', { name: 'Close' });
  await link(page, 'Page 39').focus();
  await expect(close).toBeInViewport({ ratio: 1 });
  for (let presses = 0; presses < 39; presses++) await page.keyboard.press('Shift+Tab');
  await expect(link(page, 'Page 0')).toBeFocused();
  const [closeBox, linkBox] = [await close.boundingBox(), await link(page, 'Page 0').boundingBox()];
  expect(linkBox?.y).toBeGreaterThanOrEqual((closeBox?.y ?? 0) + (closeBox?.height ?? 0));
});
