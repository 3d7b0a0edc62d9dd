import {
  axeFindings,
  expect,
  expectReady,
  inAllUnless,
  mediaPage,
  openStill,
  picture,
  pushed,
  test,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { button, carousel, left, shown } from '../browser/carousel-page.ts';

const live = (page: Page) => page.locator('[aria-live]').getAttribute('aria-live');

test('moves every 8000 ms, in a loop, until a visitor uses it', async ({ page, sandbox, bare }) => {
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

/** Whether the next picture shows automatically in time. */
async function moves(page: Page): Promise<boolean> {
  const before = await shown(page);
  await page.clock.runFor(9_000);
  return before !== (await shown(page));
}

async function leaveIt(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

for (const [what, use] of [
  ['a press on an arrow', (page) => button(page, 'Next picture').click()],
  ['a press on a picture', (page) => page.locator('.aw-carousel__slide').first().click()],
  [
    'a press by a screen reader on Pause',
    (page) =>
      button(page, 'Pause').evaluate((pause: HTMLElement) => {
        pause.focus();
        pause.click();
      }),
  ],
] as const satisfies readonly [string, (page: Page) => Promise<void>][]) {
  test(`${what} ends autoplay for good, and the button says so`, async ({ page, sandbox, bare }) => {
    await openStill(page, mediaPage({ sandbox, bare }, carousel()));
    await expect.poll(() => live(page)).toBe('off');
    await use(page);
    await expect(button(page, 'Play')).toBeVisible();
    expect(await live(page)).toBe('polite');
    await leaveIt(page);
    await page.clock.runFor(1_000);
    expect(await moves(page)).toBe(false);
  });
}

test('pointing at it pauses it; Play starts it again, though pointed at and focused', async ({
  page,
  sandbox,
  bare,
}) => {
  await openStill(page, mediaPage({ sandbox, bare }, carousel()));
  await page.locator('.aw-carousel').hover();
  expect(await moves(page), 'while it is pointed at').toBe(false);
  await page.mouse.move(0, 0);
  expect(await moves(page), 'once the pointer has left').toBe(true);
  await button(page, 'Pause').click();
  await page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  expect(await moves(page), 'back in its tab').toBe(false);
  await button(page, 'Play').click();
  expect(await moves(page), 'after Play').toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await moves(page), 'with the focus elsewhere in it').toBe(true);
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  expect(await moves(page), 'after a press on an arrow').toBe(false);
});

test('says its position, and its dots go to any picture, by key and by pointer', async ({
  page,
  sandbox,
  bare,
}) => {
  await openStill(page, mediaPage({ sandbox, bare }, carousel()));
  const dots = page.getByRole('slider', { name: 'Picture' });
  await expect(dots).toHaveValue('1');
  await dots.press('End');
  await expect(dots).toHaveValue('3');
  await page.clock.runFor(1_000);
  expect(await shown(page)).toBe('3 of 3');
  expect(Math.abs(await left(page, 2))).toBeLessThan(1);
  const { width = 0, height = 0 } = (await dots.boundingBox()) ?? {};
  await dots.click({ position: { x: width / 2, y: height / 2 } });
  await expect(dots).toHaveValue('2');
  await button(page, 'Next picture').click();
  await expect(dots).toHaveValue('3');
});

for (const width of [320, 768, 1280]) {
  test(
    `at ${width} px its controls are in one row, at least 24 px large`,
    inAllUnless(width === 320),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height: 900 });
      await openStill(page, mediaPage({ sandbox, bare }, carousel()));
      const boxes = await page
        .locator('.aw-carousel :is(button, input)')
        .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes).toHaveLength(4);
      for (const box of boxes) {
        expect.soft(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        expect.soft(box.top).toBe(boxes[0]?.top);
        expect.soft(box.right).toBeLessThanOrEqual(width);
      }
    },
  );
}

test('pauses in a hidden tab, off screen and under reduced motion, as soon as the setting changes', async ({
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
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await button(page, 'Play').click();
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
  ['data-duration="300"', 768, 300],
  ['data-duration="1000"', 768, 1000],
] as const) {
  test(`at ${width} px a picture is in its place after about ${duration} ms, without swinging past it`, async ({
    page,
    sandbox,
    bare,
  }) => {
    await page.setViewportSize({ width, height: 1100 });
    await openStill(page, mediaPage({ sandbox, bare }, carousel(attributes)));
    await button(page, 'Next picture').click();
    const first = await left(page, 1);
    let arrival = 0;
    for (let time = 16; time < duration + 1_000; time += 16) {
      await page.clock.runFor(16);
      const distance = await left(page, 1);
      expect(distance, `pixels after ${time} ms`).toBeGreaterThan(first * -0.02);
      if (distance > first * 0.02) arrival = time + 16;
    }
    expect(Math.abs(arrival - duration)).toBeLessThanOrEqual(100);
    expect(Math.abs(await left(page, 1))).toBeLessThan(1);
  });
}

test('follows a finger but neither mouse nor wheel, and hidden slides cannot be reached', async ({
  browser,
  sandbox,
  bare,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 600, height: 700 } });
  const page = await context.newPage();
  await openStill(page, mediaPage({ sandbox, bare }, carousel()));
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
  await expect(button(page, 'Play'), 'a swipe ends its moving').toBeVisible();
  expect(await moves(page)).toBe(false);
  const reached = new Set<string | undefined>();
  for (let times = 0; times < 8; times += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => document.activeElement?.closest('a, button, input')?.textContent?.trim()),
    );
  }
  expect([...reached].filter(Boolean).sort()).toEqual([
    'Next picture',
    'Play',
    'Previous picture',
    'To the flat',
  ]);
  await context.close();
});

test('by keyboard alone: pause comes first, no press moves the focus, analytics get arrows and links', async ({
  page,
  sandbox,
  bare,
}) => {
  await openStill(page, mediaPage({ sandbox, bare }, carousel()));
  const events = await pushed(page);
  await page.keyboard.press('Tab');
  await page.clock.runFor(300);
  await expect(button(page, 'Play'), 'the focus has paused it').toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Next picture')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider')).toBeFocused();
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

for (const [how, lead] of [
  ['a link', (page: Page) => page.getByRole('link', { name: 'To the third' }).click()],
  [
    'a script of the page',
    (page: Page) => page.evaluate("document.getElementById('third').scrollIntoView()"),
  ],
  ['the address of the page', (page: Page) => page.reload()],
] as const) {
  test(`shows the slide to which ${how} leads, and nothing of another beside it`, async ({
    page,
    sandbox,
    bare,
  }) => {
    const item = (id: string) =>
      `<li><img src="${picture('navy')}" alt="Villa" width="570" height="365"><p id="${id}">${id}</p></li>`;
    const inside = `<ul>${['first', 'second', 'third'].map(item).join('')}</ul>`;
    const address = mediaPage({ sandbox, bare }, `<a href="#third">To the third</a>${carousel('', inside)}`);
    await page.goto(how === 'the address of the page' ? `${address}#third` : address);
    await expectReady(page);
    await expect(button(page, 'Next picture')).toBeVisible();
    await lead(page);
    await expect.poll(() => shown(page)).toBe('3 of 3');
    await expect.poll(async () => Math.round(await left(page, 2))).toBe(0);
    expect(await page.locator('.aw-carousel__view').evaluate((view) => view.scrollLeft)).toBe(0);
    await button(page, 'Previous picture').click();
    await expect.poll(async () => Math.round(await left(page, 1))).toBe(0);
  });
}
