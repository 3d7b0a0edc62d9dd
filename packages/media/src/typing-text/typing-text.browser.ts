import {
  expect,
  expectReady,
  gapsAround,
  hold,
  inAllUnless,
  mediaPage,
  openStill,
  shifted,
  test,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const typing = '<h2>We can help with <span class="aw-widget" data-widget="typing-text">Mortgages</span></h2>';

const text = (page: Page) => page.locator('.aw-typing__text').textContent();

/** Advances the clock until a text is typed; fails if it never is. */
async function untilTyped(page: Page, wanted: string): Promise<void> {
  const later = async () => {
    await page.clock.runFor(50);
    return text(page);
  };
  if ((await text(page)) !== wanted) await expect.poll(later, { intervals: [1] }).toBe(wanted);
}

for (const [width, direction] of [
  [320, 'ltr'],
  [768, 'rtl'],
  [1280, 'ltr'],
] as const) {
  test(
    `at ${width} px, ${direction}, shifts nothing while it mounts and types`,
    inAllUnless(width === 320),
    async ({ page, sandbox, bare }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await openStill(page, mediaPage({ sandbox, bare }, typing, `dir="${direction}"`));
      const below = await page.locator('#below').boundingBox();
      expect(await text(page)).toBe('Mortgages');
      for (const word of ['Mortg', 'Insurance', 'Personal Loans']) {
        await untilTyped(page, word);
        expect(await page.locator('#below').boundingBox()).toEqual(below);
      }
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      expect(await shifted(page)).toBeLessThanOrEqual(0.001);
    },
  );
}

test('its words are one text before it mounts, around what is bold in them', async ({
  page,
  sandbox,
  bare,
}) => {
  await hold(page, '**/assets/runtime-*.js');
  const words = typing.replace('Mortgages', 'Your <b>first</b> home');
  await page.goto(mediaPage({ sandbox, bare }, words), { waitUntil: 'commit' });
  await expect(page.locator('b')).toBeVisible();
  expect(await gapsAround(page.locator('b'))).toBeLessThan(12);
});

test('its button covers its picture at the end of the words, and works by pointer and keyboard', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(
    mediaPage({ sandbox, bare }, `<div style="display: flex; flex-direction: column">${typing}</div>`),
  );
  await expectReady(page);
  const distance = () =>
    page.evaluate(() => {
      const [spot, button] = ['.aw-typing__spot', '.aw-typing__pause'].map((selector) =>
        (document.querySelector(selector) as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return Math.max(Math.abs(spot.x - button.x), Math.abs(spot.y - button.y));
    });
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(distance, `at ${width} px`).toBeLessThan(1);
  }
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.keyboard.press('Tab');
  expect(await distance(), 'right to left').toBeLessThan(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
});
