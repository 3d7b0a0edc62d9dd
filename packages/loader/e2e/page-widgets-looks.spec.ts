import type { Page } from '@playwright/test';
import { enlargeText } from './enlarge-text.ts';
import { expect, test } from './fixtures.ts';
import { looks, lookThrough } from './looks.ts';
import { openState, stateNamed, widgetStates } from './page-widget-states.ts';
import { unusableControls } from './unusable-controls.ts';

test.describe.configure({ mode: 'parallel' });

const zoomed = { width: 320, height: 256 }; // 1280 by 1024 at 400 %

/** What stands fixed over the page and takes more than a third of a low window, where no visitor has asked for it. */
function takingTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (innerHeight > 400) return [];
    const fixed = [...document.querySelectorAll('.aw-root *')].filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility({ visibilityProperty: true }));
    const high = fixed.filter((element) => !element.closest(':modal') && element.getBoundingClientRect().height > innerHeight / 3);
    return high.map((element) => `${element.className}: ${element.getBoundingClientRect().height} of ${innerHeight} px`);
  });
}

for (const look of looks) {
  for (const state of widgetStates) {
    test(`${state.name} ${look.name}: no finding, and every control in sight and in reach`, async ({ page, sandbox, bare }) => {
      const { lookAt, found } = await lookThrough(page, state.isForPhones ? { ...look, width: Math.min(look.width, 500) } : look);
      await openState(page, state, { sandbox, bare });
      await lookAt(state.name);
      expect(found()).toEqual({});
      await expect.poll(() => unusableControls(page, state.controls)).toEqual([]);
      expect(await takingTheWindow(page)).toEqual([]);
    });
  }
}

test('in forced colours every button has an edge (WCAG 1.4.11)', async ({ page, sandbox, bare }) => {
  test.setTimeout(180_000); // every state, one after the other
  await page.emulateMedia({ forcedColors: 'active' });
  for (const state of widgetStates) {
    await openState(page, state, { sandbox, bare });
    const without = await page.locator('.aw-root :is(button, summary)').evaluateAll((buttons) =>
      buttons.filter((button) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
        return borderTopStyle === 'none' || parseFloat(borderTopWidth) === 0;
      }).map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(without, state.name).toEqual([]);
  }
});

test('in forced colours the calculator of this page is told by its edge, and the triangle of a film from its ground', async ({ page, sandbox, bare }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openState(page, stateNamed('calculators'), { sandbox, bare });
  const edge = (selector: string) => page.locator(selector).first().evaluate((link) => getComputedStyle(link).borderBottomWidth);
  expect(await edge('.aw-calculators a[aria-current]')).not.toBe(await edge('.aw-calculators a:not([aria-current])'));
  await openState(page, stateNamed('video'), { sandbox, bare });
  const [fill, ground, canvas] = await page.locator('.aw-video svg').evaluate((svg) => {
    const canvasOf = document.body.appendChild(document.createElement('i'));
    canvasOf.style.backgroundColor = 'ButtonFace';
    return [getComputedStyle(svg).fill, getComputedStyle(svg).backgroundColor, getComputedStyle(canvasOf).backgroundColor];
  });
  expect(ground).toBe(canvas);
  expect(fill).not.toBe(ground);
});

/** What must not lie over each other, however large the texts. */
const apart: readonly (readonly [state: string, one: string, other: string])[] = [
  ['video', '.aw-video b', '.aw-video svg'],
  ['announcement', '.aw-banner__icon svg', '.aw-banner__text'],
  ['notice', '.aw-banner__icon svg', '.aw-banner__text'],
  ['notice', '.aw-banner__text', '.aw-close'],
  ['carousel, paused', '.aw-carousel__control >> nth=0', '.aw-carousel__control >> nth=2'],
];

for (const [name, one, other] of apart) {
  test(`${name} at 400 % with text of 200 %: ${one} and ${other} stand apart`, async ({ page, sandbox, bare }) => {
    await page.setViewportSize(zoomed);
    await openState(page, stateNamed(name), { sandbox, bare });
    await enlargeText(page);
    const [first, second] = await Promise.all([page.locator(one).first().boundingBox(), page.locator(other).first().boundingBox()]);
    if (!first || !second) throw new Error('not there');
    const isApart = first.x + first.width <= second.x || second.x + second.width <= first.x || first.y + first.height <= second.y || second.y + second.height <= first.y;
    expect(isApart, JSON.stringify([first, second])).toBe(true);
  });
}

for (const name of ['pop-up, asked for', 'pop-up, by itself', 'menu, unfolded']) {
  test(`${name} at 400 % with text of 200 % is read to its end and closed`, async ({ page, sandbox, bare }) => {
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

test('a bar for phones that is too high for the window stands where it was written, in reach, and is a bar again with room', async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 320, height: 150 });
  await openState(page, { ...stateNamed('bar for phones'), reach: () => Promise.resolve() }, { sandbox, bare });
  const bar = page.locator('.aw-sticky-bar');
  await expect(bar).toHaveCSS('position', 'static');
  await expect(page.getByRole('link', { name: 'Request a call' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 600 });
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar).toBeHidden();
});

test('a header that takes a third of the window lets go', async ({ page, sandbox, bare }) => {
  const stuck = page.locator('.aw-sticky-header--stuck');
  const state = stateNamed('header, stuck');
  for (const [height, count] of [[80, 1], [90, 0]] as const) {
    await page.setViewportSize(zoomed);
    await openState(page, { ...state, body: state.body.replace('padding: 8px', `box-sizing: border-box; height: ${height}px`) }, { sandbox, bare });
    await expect(stuck).toHaveCount(count);
  }
});
