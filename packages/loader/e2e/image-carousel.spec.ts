import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { placeholder } from './bare-page.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { shifted, watchShifts } from './layout-shifts.ts';
import { mediaPage, openStill, picture, pushed } from './media-page.ts';
import { untilDrawn } from './quiet.ts';

const slides = `<img src="${picture('navy')}" alt="Villa" width="570" height="365">
  <p><a href="#flat">To the flat <img src="${picture('teal')}" alt="Flat"></a></p>
  <figure><img src="${picture('brown')}" alt="Farm" width="570" height="365"><figcaption>A farm</figcaption></figure>`;

const carousel = (attributes = '', inside = slides) => `<div class="aw-widget" data-widget="image-carousel" data-label="Homes" ${attributes}>${inside}</div>`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = (page: Page) => page.locator('.aw-carousel__slide:not([inert])').getAttribute('aria-label');
const live = (page: Page) => page.locator('[aria-live]').getAttribute('aria-live');
const left = (page: Page, index: number) =>
  page.locator('.aw-carousel__slide').nth(index).evaluate((slide) => slide.getBoundingClientRect().left - (slide.closest('section') as Element).getBoundingClientRect().left);

test('moves on every 8000 ms, round and round, for as long as nobody uses it (spec section 9, H25)', async ({ page, sandbox, bare }) => {
  await openStill(page, mediaPage({ sandbox, bare }, carousel()));
  await expect.poll(() => live(page)).toBe('off'); // it knows that it is in view
  for (let time = 0; time < 8_000 && (await shown(page)) !== '2 of 3'; time += 100) await page.clock.runFor(100); // some has passed already
  const seen = [await shown(page)];
  for (const time of [7_800, 200, 8_000]) {
    await page.clock.runFor(time);
    seen.push(await shown(page));
  }
  expect(seen).toEqual(['2 of 3', '2 of 3', '3 of 3', '1 of 3']);
  expect(await live(page)).toBe('off');
});

test('a pause by the visitor stays; pointing and the focus stop it for their time (R7)', async ({ page, sandbox, bare }) => {
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

test('stands in a hidden tab, off the screen and under reduced motion, from the moment it is asked for (R7)', async ({ page, sandbox, bare }) => {
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

for (const [attributes, width, duration] of [['', 360, 500], ['', 1280, 500], ['data-duration="1200"', 768, 1200]] as const) {
  test(`at ${width} px a picture rests after ${duration} ms, ±100 ms (H25)`, async ({ page, sandbox, bare }) => {
    await page.setViewportSize({ width, height: 1100 });
    await openStill(page, mediaPage({ sandbox, bare }, carousel(attributes)));
    await button(page, 'Next picture').click();
    const transforms: string[] = [];
    for (let frame = 0; frame < 120; frame += 1) {
      await page.clock.runFor(16);
      transforms.push(await page.locator('.aw-carousel__slides').evaluate(({ style }) => style.transform));
    }
    const rest = 16 * (1 + transforms.indexOf(transforms.at(-1) ?? ''));
    expect(Math.abs(rest - duration)).toBeLessThanOrEqual(100);
    expect(Math.abs(await left(page, 1))).toBeLessThan(1);
  });
}

test('follows a finger but neither mouse nor wheel (H25), and what is not seen cannot be reached', async ({ browser, sandbox, bare }) => {
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
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 250 }] });
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

test('the keyboard alone: the pause comes first, no press moves the focus, analytics hear of arrows and links (row 59)', async ({ page, sandbox, bare }) => {
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
  expect(await events()).toMatchObject([{ ...click, label: 'Next picture' }, { ...click, label: 'To the flat' }]);
  await page.clock.resume();
  expect(await axeFindings(page)).toEqual([]);
});

test('moves nothing where the runtime comes long after the first paint', async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 360, height: 1200 });
  await watchShifts(page);
  const { release } = await hold(page, '**/assets/runtime-*.js');
  await page.goto(mediaPage({ sandbox, bare }, carousel()), { waitUntil: 'commit' });
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'pending');
  await untilDrawn(page);
  release();
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await untilDrawn(page);
  expect(await shifted(page)).toBe(0);
});

for (const [name, inside, attributes] of [
  ['pictures', slides, ''],
  ['a list of them', `<ul><li><img src="${picture('navy')}" alt="Villa" width="570" height="365"></li><li><img src="${picture('teal')}" alt="Flat" width="570" height="365"></li></ul>`, ''],
  ['data-slides', '', `data-slides='[{"filename":"villa.jpg","alt":"Villa"},{"filename":"flat.jpg","alt":"Flat","mobile":"small.jpg"}]'`],
] as const) {
  test(`of ${name} it takes over without moving anything, at any width, and gives all back (fault 22)`, async ({ page, sandbox, bare }) => {
    await page.route('**/cdn/*.jpg*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: decodeURIComponent(picture('gray').split(',')[1] ?? '') }));
    await watchShifts(page);
    for (const width of [360, 768, 1280]) {
      await page.goto('about:blank'); // another size moves everything
      await page.setViewportSize({ width, height: 1200 });
      await page.goto(mediaPage({ sandbox, bare }, carousel(attributes, inside)));
      await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
      await expect(page.locator('.aw-carousel__slide').first().locator('img')).toHaveJSProperty('complete', true);
      expect(await shifted(page)).toBe(0);
      if (!attributes) continue;
      const sources = () => page.locator('.aw-carousel__slide img').evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).currentSrc || location.href).pathname));
      await expect.poll(sources).toEqual(['/cdn/villa.jpg', width < 768 ? '/cdn/small.jpg' : '/cdn/flat.jpg']);
    }
    const written = await placeholder(page).evaluate(async (element) => {
      const unmounted = new Promise((resolve) => element.addEventListener('aw:unmounted', resolve));
      (window as unknown as { AdviserWidgets: { unmount(element: Element): void } }).AdviserWidgets.unmount(element);
      await unmounted;
      return element.innerHTML;
    });
    expect(written).toBe(inside);
  });
}

test('in a page from right to left the arrows go the other way, and in print every picture is there', async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openStill(page, mediaPage({ sandbox, bare }, carousel(), 'dir="rtl"'));
  const { x: next } = (await button(page, 'Next picture').boundingBox()) ?? { x: NaN };
  const { x: previous } = (await button(page, 'Previous picture').boundingBox()) ?? { x: NaN };
  expect(next).toBeLessThan(previous);
  await button(page, 'Next picture').click();
  await page.clock.runFor(100);
  expect(await left(page, 0)).toBeGreaterThan(0);
  await page.clock.runFor(900);
  expect(await shown(page)).toBe('2 of 3');
  expect(Math.round(await left(page, 1)), 'pixels from its place').toBe(0);
  await page.emulateMedia({ media: 'print' });
  const places = await page.locator('.aw-carousel__slide').evaluateAll((all) => all.map((slide) => ({ left: slide.getBoundingClientRect().left, top: slide.getBoundingClientRect().top })));
  expect(places.filter((place) => place.left < 0), 'pictures off the page').toEqual([]);
  expect(new Set(places.map(({ top }) => top)).size, 'pictures one below the other').toBe(3);
});
