import { barePage, expect, inAllUnless, test, untilDrawn } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const overflows = ['', 'overflow: auto', 'overflow-y: scroll', 'overflow-x: hidden', 'overflow-x: clip'];
/** In the last one the body is its own scroll container. */
const pages = overflows.flatMap((root) =>
  [...overflows, 'overflow: auto; height: 100vh'].map((body) => `html { ${root} } body { ${body} }`),
);

const body = `<header id="stuck" style="position: sticky; top: 0">Stuck</header>
  <main style="height: 3000px"><p id="text">Text</p>
  <div class="aw-widget" id="offer" data-widget="pop-up" data-widget-load="eager" data-heading="First home" data-trigger="open"><p>Read</p></div></main>
  <button id="open" style="position: fixed; inset: 40px 0 auto auto">Our offer</button>
  <p id="wide" style="position: fixed; inset: auto 0 0 0">Fixed</p>`;

/** Where everything is, and how far the page has scrolled, in whole CSS pixels. */
const places = (page: Page) =>
  page.evaluate(() => [
    ...['stuck', 'text', 'open', 'wide'].map((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return [id, box?.x, box?.y, box?.width].join(' ');
    }),
    scrollY + document.body.scrollTop,
  ]);

/** Styles of the page's scrolling that a dialog moves something with, or lets scroll. */
async function movedBy(page: Page, styles: readonly string[]): Promise<string[]> {
  const moved: string[] = [];
  for (const style of styles) {
    await page.evaluate((css) => {
      document.querySelector('#style')?.replaceChildren(css);
      for (const element of [document.documentElement, document.body]) element.scrollTop = 300;
    }, style);
    await untilDrawn(page); // the browser shows and removes scroll bars late
    const before = await places(page);
    await page.locator('#open').click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.mouse.wheel(0, 200);
    const during = await places(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.body.style.cssText)).toBe('');
    const after = await places(page);
    if (String(during) !== String(before))
      moved.push(`${style}, open: ${before.join(', ')} became ${during.join(', ')}`);
    if (String(after) !== String(before))
      moved.push(`${style}, closed: ${before.join(', ')} became ${after.join(', ')}`);
  }
  return moved;
}

for (const gutter of ['auto', 'stable', 'stable both-edges'])
  test(
    `nothing moves or scrolls behind a modal pop-up, however the page scrolls, with scrollbar-gutter: ${gutter}`,
    inAllUnless(gutter === 'auto'),
    async ({ playwright, launchOptions, sandbox, bare }) => {
      // Playwright hides scroll bars, which are what makes pages move.
      const ignoreDefaultArgs = ['--hide-scrollbars'];
      const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
      const page = await browser.newPage();
      const head = '<style>* { margin: 0 }</style><style id="style"></style>';
      await page.goto(bare.serve(barePage(sandbox, { head, body })));
      await expect(page.locator('#offer')).toHaveAttribute('data-widget-state', 'ready');
      const styles = pages.map((style) => `${style} html { scrollbar-gutter: ${gutter} }`);
      expect(await movedBy(page, styles)).toEqual([]);
      await browser.close();
    },
  );
