import {
  axeFindings,
  expect,
  expectReady,
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

test('has all its words for assistive technology, and in the heading’s name', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(mediaPage({ sandbox, bare }, typing));
  await expectReady(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveAccessibleName(
    'We can help with Mortgages, Insurance, Personal Loans Pause',
  );
  expect(await axeFindings(page)).toEqual([]);
});

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
      for (const word of ['', 'Insurance', 'Personal Loans', 'Mortgages']) {
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
