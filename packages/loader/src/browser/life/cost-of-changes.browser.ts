// What a change of the page costs is counted, not timed: machines differ.
import { barePage, expect, test, type BareOrigin, type TestSandbox } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const notice = '<div class="aw-widget" data-widget="announcement" data-heading="Open"><p>Until six</p></div>';

/** In one frame, or around it. */
interface Work {
  /** Elements in what was searched. */
  searched: number;
  /** Computed styles that were asked for. */
  styles: number;
}

/** Opens a page with so many widgets, and waits until nothing of ours is left to do. */
async function open(
  page: Page,
  { sandbox, bare }: { readonly sandbox: TestSandbox; readonly bare: BareOrigin },
  count: number,
): Promise<void> {
  const body = `<main>${notice.repeat(count)}</main><ul>${'<li><a href="/x">More</a></li>'.repeat(1000)}</ul>`;
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(count);
}

/** Counts what is searched and read while the page changes itself in each frame. */
function workOf(page: Page, change: 'attribute' | 'rows'): Promise<Work[]> {
  return page.evaluate(async (kind) => {
    let now: Work = { searched: 0, styles: 0 };
    const frames: Work[] = [];
    const style = window.getComputedStyle;
    window.getComputedStyle = (...given) => {
      now.styles++;
      return style(...given);
    };
    for (const { prototype } of [Document, Element]) {
      const search = prototype.querySelectorAll;
      prototype.querySelectorAll = function (this: Document | Element, selector: string) {
        now.searched += this.getElementsByTagName('*').length;
        return search.call(this, selector);
      };
    }
    for (let count = 0; count < 21; count++) {
      if (kind === 'attribute') document.documentElement.style.setProperty('--scrolled', `${count}`);
      else document.querySelector('main')?.insertAdjacentHTML('afterend', '<p>One <b>more</b></p>');
      await new Promise(requestAnimationFrame);
      frames.push(now);
      now = { searched: 0, styles: 0 };
    }
    return frames.slice(1); // the first change may read all
  }, change);
}

test('rows that are added to a page of 2,000 elements cost what is in them', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare }, 6);
  const frames = await workOf(page, 'rows');
  expect(Math.max(...frames.map(({ searched }) => searched))).toBeLessThan(200);
});

test('an attribute of html that changes in each frame costs the same with one widget and with twelve', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare }, 1);
  const withOne = usualStyles(await workOf(page, 'attribute'));
  await open(page, { sandbox, bare }, 12);
  const withTwelve = usualStyles(await workOf(page, 'attribute'));
  expect(withTwelve).toBe(withOne);
});

/** Twice a second all widgets may be read. */
function usualStyles(frames: readonly Work[]): number | undefined {
  return frames.map(({ styles }) => styles).sort((a, b) => a - b)[Math.floor(frames.length / 2)];
}
