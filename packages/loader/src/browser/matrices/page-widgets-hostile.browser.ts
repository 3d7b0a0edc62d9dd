import {
  axeFindings,
  controlFaults,
  expect,
  inAllUnless,
  openEveryWidget,
  pageWidgets,
  test,
  untilStill,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { hostileSheets } from './hostile-sheets.ts';

// Each test checks one widget under all sheets, independently of the others.
test.describe.configure({ mode: 'parallel' });

/** The page determines how its own texts look, including their contrast. */
const ofThePage = /^color-contrast/;

/** What themes style, and what no example has. */
const more: Readonly<Record<string, readonly string[]>> = {
  accordion: [
    '<div class="aw-widget" data-widget="accordion"><details><summary>And then?</summary><p>You <a href="/move">move</a> in.</p></details></div>',
  ],
  announcement: [
    '<div class="aw-widget" data-widget="announcement" data-icon="chart-line" data-heading="Fixed rates are down" data-link="/blog" data-closable><p>Since <a href="/rates">Monday</a></p></div>',
  ],
  'notice-banner': [
    '<div class="aw-widget" data-widget="notice-banner" data-icon="comments"><p>Our offices are closed.</p></div>',
  ],
};

/** Opens the first thing in a widget that a visitor can open. Returns whether there is one. */
async function openFirst(page: Page): Promise<boolean> {
  const opener = page
    .locator('.aw-root [aria-expanded="false"], details:not([open]) > summary, #open[aria-haspopup]')
    .first();
  if ((await opener.count()) === 0) return false;
  await opener.click();
  await page.mouse.move(0, 0); // away from the pressed button, which gets its colour back
  await untilStill(page);
  return true;
}

async function close(page: Page): Promise<void> {
  const inDialog = page.locator('dialog[open] .aw-close');
  const opener = page.locator('.aw-root [aria-expanded="true"], details[open] > summary');
  await ((await inDialog.count()) > 0 ? inDialog : opener).first().click();
  await expect(page.locator('dialog[open], details[open]').or(opener)).toHaveCount(0);
}

/** Marks the controls that a visitor sees, in the dialog if one is open; slides change automatically. */
function markShown(page: Page): Promise<void> {
  return page.evaluate(() => {
    const modal = document.querySelector(':modal');
    for (const control of document.querySelectorAll('.aw-root :is(a, button, summary, iframe)'))
      control.toggleAttribute(
        'data-shown',
        (!modal || modal.contains(control)) &&
          !control.closest('.aw-carousel__slide') &&
          control.checkVisibility({ visibilityProperty: true }),
      );
  });
}

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

async function expectSameUnderAll(page: Page, state: string): Promise<void> {
  await dress(page, '');
  await markShown(page);
  const before = await looksOfOurs(page);
  for (const [name, css] of Object.entries(hostileSheets)) {
    await dress(page, css);
    await test.step(`${state}, ${name}`, async () => {
      expect(await looksOfOurs(page)).toEqual(before);
      await expect.poll(() => page.locator('[data-shown]').evaluateAll(controlFaults)).toEqual([]);
      expect((await axeFindings(page)).filter((finding) => !ofThePage.test(finding))).toEqual([]);
    });
  }
}

const states = pageWidgets.flatMap((widget) =>
  [widget.example, ...(more[widget.name] ?? [])].map((example, index) => ({ ...widget, example, index })),
);

for (const { index, ...widget } of states) {
  const { name, example } = widget;
  test(
    `${name}${index > 0 ? ', with more' : ''}: looks the same under any theme, and every control is visible and clickable`,
    inAllUnless(['off-canvas-nav', 'accordion'].includes(name)),
    async ({ page, sandbox }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (name === 'sticky-mobile-bar') await page.setViewportSize({ width: 500, height: 700 });
      await openEveryWidget(page, sandbox, {
        widgets: [{ ...widget, example: example.replace('data-widget="pop-up"', '$& data-trigger="open"') }],
        head: '<style id="host"></style>',
        end: `<button id="open">Our offer</button><div style="height: 2000px"></div>`,
      });
      await expect(page.locator('[data-widget]').first()).toHaveAttribute('data-widget-state', 'ready');
      await expect(page.locator('.aw-glyph:empty')).toHaveCount(0); // drawings come later
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' })); // headers stick, and bars show
      await untilStill(page);
      await expectSameUnderAll(page, 'closed');
      await dress(page, hostileSheets['an old theme'] ?? ''); // opens and closes under a theme, too
      if (!(await openFirst(page))) return;
      await expectSameUnderAll(page, 'open');
      await close(page);
    },
  );
}
