import {
  enlargeText,
  expect,
  findings,
  inAllUnless,
  inEachLook,
  looks,
  test,
  type Look,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { openState, stateNamed, widgetStates, type WidgetState } from './page-widget-states.ts';
import { unusableControls } from './unusable-controls.ts';

test.describe.configure({ mode: 'parallel' });

const softly = expect.configure({ soft: true });

const zoomed = { width: 320, height: 256 }; // 1280 by 1024 at 400 %

/** Elements that must not overlap, however large the text, by the name of the state. */
const apart: Readonly<Record<string, readonly (readonly [one: string, other: string])[]>> = {
  video: [['.aw-video b', '.aw-video svg']],
  announcement: [['.aw-banner__icon svg', '.aw-banner__text']],
  notice: [
    ['.aw-banner__icon svg', '.aw-banner__text'],
    ['.aw-banner__text', '.aw-close'],
  ],
  'carousel, paused': [['.aw-carousel__control >> nth=0', '.aw-carousel__control >> nth=2']],
};

/** One that takes the screen, one with controls over pictures, and one in the text. */
const representatives = ['menu, unfolded', 'carousel, paused', 'accordion, open'];

for (const state of widgetStates) {
  test(
    `${state.name}: no findings, and every control visible and clickable, in every look`,
    inAllUnless(representatives.includes(state.name)),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width: state.isForPhones ? 500 : 1280, height: 900 });
      await openState(page, state, { sandbox, bare });
      const own = looks.map((look) =>
        state.isForPhones ? { ...look, width: Math.min(look.width, 500) } : look,
      );
      await inEachLook(page, own, async (look) => {
        if (state.endsWithSize) await state.reach?.(page);
        await expectRight(page, state, look);
      });
    },
  );
}

async function expectRight(page: Page, { name, controls }: WidgetState, look: Look): Promise<void> {
  const label = (fact: string) => `${name}, ${look.name}: ${fact}`;
  softly(await findings(page), label('findings')).toEqual([]);
  await softly.poll(() => unusableControls(page, controls), label('controls')).toEqual([]);
  softly(await takingTheWindow(page), label('over a third of the window')).toEqual([]);
  if (look.forcedColours)
    softly(await withoutEdge(page), label('buttons without an edge (WCAG 1.4.11)')).toEqual([]);
  if (!look.largeText) return;
  for (const [one, other] of apart[name] ?? [])
    softly(await overlap(page, one, other), label(`${one} over ${other}`)).toBe(false);
}

/** Fixed elements that take more than a third of a low window, other than a modal that a visitor opened. */
function takingTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (innerHeight > 400) return [];
    const fixed = [...document.querySelectorAll('.aw-root *')].filter(
      (element) =>
        getComputedStyle(element).position === 'fixed' &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const high = fixed.filter(
      (element) => !element.closest(':modal') && element.getBoundingClientRect().height > innerHeight / 3,
    );
    return high.map(
      (element) => `${element.className}: ${element.getBoundingClientRect().height} of ${innerHeight} px`,
    );
  });
}

function withoutEdge(page: Page): Promise<string[]> {
  return page.locator('.aw-root :is(button, summary)').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
        return borderTopStyle === 'none' || parseFloat(borderTopWidth) === 0;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}

async function overlap(page: Page, one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([
    page.locator(one).first().boundingBox(),
    page.locator(other).first().boundingBox(),
  ]);
  if (!first || !second) throw new Error('not there');
  const isBeside = first.x + first.width <= second.x || second.x + second.width <= first.x;
  return !isBeside && first.y + first.height > second.y && second.y + second.height > first.y;
}

test('marks the current calculator by its edge in forced colours', async ({ page, sandbox, bare }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openState(page, stateNamed('calculators'), { sandbox, bare });
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth);
  expect(await edge('.aw-calculators a[aria-current]')).not.toBe(
    await edge('.aw-calculators a:not([aria-current])'),
  );
});

test("separates a video's play triangle from its background in forced colours", async ({
  page,
  sandbox,
  bare,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openState(page, stateNamed('video'), { sandbox, bare });
  const { fill, ground, canvas } = await page.locator('.aw-video svg').evaluate((svg) => {
    const canvasOf = document.body.appendChild(document.createElement('i'));
    canvasOf.style.backgroundColor = 'ButtonFace';
    const { fill, backgroundColor: ground } = getComputedStyle(svg);
    return { fill, ground, canvas: getComputedStyle(canvasOf).backgroundColor };
  });
  expect(ground).toBe(canvas);
  expect(fill).not.toBe(ground);
});

for (const name of ['pop-up, opened by its trigger', 'pop-up, by itself', 'menu, unfolded']) {
  test(`${name} at 400 % with text of 200 % can be read to its end and closed`, async ({
    page,
    sandbox,
    bare,
  }) => {
    await page.setViewportSize(zoomed);
    await openState(page, stateNamed(name), { sandbox, bare });
    await enlargeText(page);
    const last = page.getByRole('dialog').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.5 });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a mobile bar that is too high for the window stays in the page flow, and sticks again once it fits', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 320, height: 150 });
  await openState(
    page,
    { ...stateNamed('bar for phones'), reach: () => Promise.resolve() },
    { sandbox, bare },
  );
  const bar = page.locator('.aw-sticky-bar');
  await expect(bar).toHaveCSS('position', 'static');
  await expect(page.getByRole('link', { name: 'Request a call' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 600 });
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar).toBeHidden();
});

for (const [height, count, label] of [
  [80, 1, 'that takes less than a third of the window stays stuck'],
  [90, 0, 'that takes a third of the window stops sticking'],
] as const) {
  test(`a header ${label}`, async ({ page, sandbox, bare }) => {
    const state = stateNamed('header, stuck');
    await page.setViewportSize(zoomed);
    await openState(
      page,
      { ...state, body: state.body.replace('padding: 8px', `box-sizing: border-box; height: ${height}px`) },
      { sandbox, bare },
    );
    await expect(page.locator('.aw-sticky-header--stuck')).toHaveCount(count);
  });
}
