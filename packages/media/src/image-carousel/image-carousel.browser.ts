import { axeFindings, expect, mediaPage, openStill, pushed, test } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { button, carousel, left, shown } from '../browser/carousel-page.ts';

const live = (page: Page) => page.locator('[aria-live]').getAttribute('aria-live');

test('moves every 8000 ms, in a loop, until a visitor uses it (spec section 9, H25)', async ({
  page,
  sandbox,
  bare,
}) => {
  await openStill(page, mediaPage({ sandbox, bare }, carousel()));
  await expect.poll(() => live(page)).toBe('off'); // it knows that it is in view
  // Some of the time has already passed.
  for (let time = 0; time < 8_000 && (await shown(page)) !== '2 of 3'; time += 100)
    await page.clock.runFor(100);
  const seen = [await shown(page)];
  for (const time of [7_800, 200, 8_000]) {
    await page.clock.runFor(time);
    seen.push(await shown(page));
  }
  expect(seen).toEqual(['2 of 3', '2 of 3', '3 of 3', '1 of 3']);
  expect(await live(page)).toBe('off');
});

test('a pause by the visitor is permanent; pointing and focus pause it temporarily (R7)', async ({
  page,
  sandbox,
  bare,
}) => {
  await openStill(page, mediaPage({ sandbox, bare }, carousel()));
  const expectMoves = async (when: string, moves: boolean) => {
    const before = await shown(page);
    await page.clock.runFor(9_000);
    expect.soft(before !== (await shown(page)), `moves ${when}`).toBe(moves);
  };
  await page.locator('.aw-carousel').hover();
  await expectMoves('while it is pointed at', false);
  await page.mouse.move(0, 0);
  await expectMoves('once the pointer has left', true);
  await button(page, 'Next picture').focus();
  await expectMoves('while it has the focus', false);
  expect(await live(page)).toBe('polite');
  await button(page, 'Next picture').blur();
  await expectMoves('once the focus has left', true);
  await button(page, 'Pause').click();
  await button(page, 'Play').blur();
  await page.mouse.move(0, 0);
  await expectMoves('while it is paused', false);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectMoves('while it is paused, back in its tab', false);
  await button(page, 'Play').click();
  await expectMoves('once Play is pressed, though pointed at and focused', true);
});

test('pauses in a hidden tab, off screen and under reduced motion, as soon as the setting changes (R7)', async ({
  page,
  sandbox,
  bare,
}) => {
  await openStill(page, mediaPage({ sandbox, bare }, `${carousel()}<div style="height: 3000px"></div>`));
  const hide = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await hide('hidden');
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe('1 of 3');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hide('visible');
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe('1 of 3');
  await expect(button(page, 'Pause')).toHaveCount(0);
  await button(page, 'Next picture').click();
  await page.clock.runFor(20);
  expect(await shown(page)).toBe('2 of 3');
  expect(Math.round(await left(page, 1)), 'pixels from its place').toBe(0);
  await button(page, 'Next picture').blur();
  await page.mouse.move(0, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => live(page)).toBe('off');
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(() => live(page)).toBe('polite');
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe('2 of 3');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => live(page)).toBe('off');
  await page.clock.runFor(8_100);
  expect(await shown(page)).toBe('3 of 3');
});

for (const [attributes, width, duration] of [
  ['', 360, 500],
  ['', 1280, 500],
  ['data-duration="1200"', 768, 1200],
] as const) {
  test(`at ${width} px a picture rests after ${duration} ms, ±100 ms (H25)`, async ({
    page,
    sandbox,
    bare,
  }) => {
    await page.setViewportSize({ width, height: 1100 });
    await openStill(page, mediaPage({ sandbox, bare }, carousel(attributes)));
    await button(page, 'Next picture').click();
    const transforms: string[] = [];
    for (let time = 0; time < duration + 300; time += 16) {
      await page.clock.runFor(16);
      transforms.push(await page.locator('.aw-carousel__slides').evaluate(({ style }) => style.transform));
    }
    const rest = 16 * (1 + transforms.indexOf(transforms.at(-1) ?? ''));
    expect(Math.abs(rest - duration)).toBeLessThanOrEqual(100);
    expect(Math.abs(await left(page, 1))).toBeLessThan(1);
  });
}

test('follows a finger but neither mouse nor wheel (H25), and hidden slides cannot be reached', async ({
  browser,
  sandbox,
  bare,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 600, height: 700 } });
  const page = await context.newPage();
  await openStill(page, mediaPage({ sandbox, bare }, carousel('data-interval="0"')));
  await expect(button(page, 'Pause')).toHaveCount(0);
  await page.mouse.move(400, 250);
  await page.mouse.down();
  await page.mouse.move(100, 250, { steps: 5 });
  await page.mouse.up();
  await page.mouse.wheel(600, 0);
  await page.clock.runFor(2_000);
  expect(await shown(page)).toBe('1 of 3');
  const cdp = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 250 }] });
  await touch('touchStart', 450);
  for (const x of [400, 300, 200, 120]) await touch('touchMove', x);
  await touch('touchEnd');
  await page.clock.runFor(2_000);
  expect(await shown(page)).toBe('2 of 3');
  const reached = new Set<string | undefined>();
  for (let times = 0; times < 8; times += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.closest('a, button')?.textContent?.trim()));
  }
  expect([...reached].filter(Boolean).sort()).toEqual(['Next picture', 'Previous picture', 'To the flat']);
  await context.close();
});

test('by keyboard alone: pause comes first, no press moves the focus, analytics get arrows and links (row 59)', async ({
  page,
  sandbox,
  bare,
}) => {
  await openStill(page, mediaPage({ sandbox, bare }, carousel()));
  const events = await pushed(page);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Pause')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Next picture')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#flat$/);
  const click = { category: 'Click', action: 'Click', name: 'click_carousel' };
  expect(await events()).toMatchObject([
    { ...click, label: 'Next picture' },
    { ...click, label: 'To the flat' },
  ]);
  await page.clock.resume();
  expect(await axeFindings(page)).toEqual([]);
});
