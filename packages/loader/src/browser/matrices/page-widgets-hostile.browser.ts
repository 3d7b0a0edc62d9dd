import { axeFindings, expect, inAllUnless, test } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { hostileSheets } from './hostile-sheets.ts';
import { openState, stateNamed, widgetStates } from './page-widget-states.ts';
import { unusableControls } from './unusable-controls.ts';

// Each test checks one state under all sheets, independently of the others.
test.describe.configure({ mode: 'parallel' });

/** The page determines how its own texts look, including their contrast. */
const ofThePage = /^color-contrast/;

/**
 * Styles of our own buttons, icons, landmarks and dialogs, except those inherited from the surrounding text.
 */
function looksOfOurs(page: Page): Promise<string[]> {
  return page
    .locator('.aw-root :is([class^="aw-"]:is(button, dialog[open]), svg, path, nav, b, address)')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundColor, boxShadow, color, fill, float, minWidth, overflow, position, whiteSpace } =
          getComputedStyle(element);
        const { clientWidth, clientHeight, localName } = element;
        const size = element.matches('.aw-icon, .aw-close, .aw-video svg') ? [clientWidth, clientHeight] : [];
        const paint =
          localName !== 'svg' && localName !== 'path' ? '' : fill === color ? 'as the text' : fill;
        return [
          localName,
          element.getAttribute('class'),
          ...size,
          backgroundColor,
          boxShadow,
          paint,
          float,
          minWidth,
          overflow,
          position,
          whiteSpace,
        ].join(' ');
      }),
    );
}

/** Applies a sheet to the page, before ours, and finishes its transitions. */
async function dress(page: Page, css: string): Promise<void> {
  await page.locator('#host').evaluate((style, text) => {
    style.textContent = text;
    document
      .getAnimations()
      .forEach(
        (animation) =>
          animation.playState === 'running' && animation instanceof CSSTransition && animation.finish(),
      );
  }, css);
}

for (const state of widgetStates) {
  test(
    `${state.name}: looks the same under any theme, and every control is visible and clickable`,
    inAllUnless(['menu, unfolded', 'accordion, open'].includes(state.name)),
    async ({ page, sandbox, bare }) => {
      if (state.isForPhones) await page.setViewportSize({ width: 500, height: 700 });
      await openState(page, state, { sandbox, bare });
      await page.mouse.move(0, 0); // away from the pressed button
      await dress(page, ''); // which gets its colour back
      const before = await looksOfOurs(page);
      for (const [name, css] of Object.entries(hostileSheets)) {
        await dress(page, css);
        await test.step(name, async () => {
          expect(await looksOfOurs(page)).toEqual(before);
          await expect.poll(() => unusableControls(page, state.controls)).toEqual([]);
          expect((await axeFindings(page)).filter((finding) => !ofThePage.test(finding))).toEqual([]);
        });
      }
    },
  );
}

test('opens, uses and closes a menu, calculators and a pop-up under a theme', async ({
  page,
  sandbox,
  bare,
}) => {
  for (const [state, close] of [
    ['menu, unfolded', 'Close'],
    ['more calculators', 'More Calculators'],
    ['pop-up, opened by its trigger', 'Close'],
  ] as const) {
    await openState(page, stateNamed(state), { sandbox, bare, css: hostileSheets['an old theme'] });
    await page.getByRole('button', { name: close }).click();
    await expect(page.locator('dialog[open], [aria-expanded="true"].aw-disclosure:visible')).toHaveCount(0);
  }
});
