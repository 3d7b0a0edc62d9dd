import {
  everyWidgetReady,
  expect,
  onReact,
  openEveryWidget,
  test,
  untilStill,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

test.describe.configure({ timeout: 180_000 }); // scrolls past every widget

/** A place name, wider than a phone in any font. */
const longWord = 'Taumatawhakatangihangakoauauotamateapōkaiwhenuakitānatahu';

/** Puts the word before every text of every widget: headings, labels, options, buttons, cards and content. */
function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate((word) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isShort = /\w/.test(text.data) && !text.data.includes(word);
      if (isShort && text.parentElement?.closest('[data-widget]')) text.data = `${word} ${text.data}`;
    }
  }, longWord);
}

/** Widgets with content that ends outside the window, or outside a dialog. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const holder = element.closest('dialog');
      const limit = holder ? holder.getBoundingClientRect().right : clientWidth;
      return width > 1 && (right > limit + 0.5 || left < -0.5);
    };
    const outside = [...document.querySelectorAll('.aw-root *')].filter(
      (element) =>
        !element.closest('.aw-hidden, .aw-away, .aw-carousel__slide') &&
        element.checkVisibility() &&
        isOutside(element),
    );
    return [
      ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide`] : []),
      ...outside.map((element) => {
        const widget = element.closest('[data-widget]')?.getAttribute('data-widget') ?? '';
        return `${widget}: ${element.outerHTML.slice(0, 100)}`;
      }),
    ];
  });
}

/** Words that go on in the next line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const isWhole = (text: Text, { 0: word, index }: RegExpExecArray) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size < 2;
    };
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const widget = text.parentElement?.closest('[data-widget]');
      const words =
        widget && text.parentElement?.checkVisibility() && !text.parentElement.closest('.aw-hidden')
          ? [...text.data.matchAll(/[\p{L}\p{N}]+/gu)]
          : [];
      const name = widget?.getAttribute('data-widget') ?? '';
      broken.push(...words.filter((word) => !isWhole(text, word)).map(([word]) => `${name}: ${word}`));
    }
    return broken;
  });
}

test(
  'ordinary words stay whole, and no word is too long for a window of 320 px, in any widget, closed and open',
  onReact,
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await openEveryWidget(page, sandbox, {
      head: '<style>body { overflow-wrap: normal }</style>',
      end: '<button id="open-offer">Our offer</button>',
    });
    await everyWidgetReady(page);
    for (const width of [1280, 993, 769, 577, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await untilStill(page);
      expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
    }

    const expectFits = async (state: string) => {
      await lengthenTexts(page);
      await untilStill(page);
      expect.soft(await tooWide(page), state).toEqual([]);
    };
    await expectFits('closed');
    const closed = page.locator(':is(.aw-fold, .aw-calculators .aw-disclosure)[aria-expanded="false"]');
    while ((await closed.count()) > 0) await closed.first().click();
    await expectFits('unfolded');
    await page.locator('[data-widget="pop-up"]').evaluate((element) => {
      element.setAttribute('data-trigger', 'open-offer');
    });
    await page.locator('#open-offer[aria-haspopup]').click();
    await expectFits('with a pop-up');
    await page.keyboard.press('Escape');
    await page.locator('.aw-off-canvas__button').click();
    await expectFits('with an open menu');
  },
);
