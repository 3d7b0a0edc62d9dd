import {
  everyWidget,
  everyWidgetReady,
  expect,
  inAll,
  onReact,
  openEveryWidget,
  test,
  untilStill,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { fixedSizes, misfits } from './misfits.ts';

test.describe.configure({ timeout: 180_000 }); // every widget on a page, opened too

/** As a page of `rem` sets them. */
const inRem = '--aw-font-size: 1rem; --aw-font-size-small: 0.875rem; --aw-font-size-heading: 1.75rem';

const twice = `<style>:root { ${inRem} } html { font-size: 200% !important }</style>`;
const zoomed = '<style>html { zoom: 1.25 }</style>';

const cases = [
  { title: 'text of 200 %', head: twice, widths: [320, 768, 1280], height: 900 },
  { title: 'html { zoom: 1.25 }', head: zoomed, widths: [360, 768, 1280], height: 700 },
  { title: 'the window zoomed to 400 %', head: '', widths: [320], height: 256 },
  { title: 'text of 200 % in a window zoomed to 400 %', head: twice, widths: [320], height: 256 },
];

/** A pop-up that a press opens, beside the one that opens automatically, and a search that shows results. */
const more = `<button id="offer">Our offer</button><div class="aw-widget" data-widget="pop-up" data-trigger="offer"
  data-heading="Free first home guide" data-widget-load="eager"><p>Twenty pages that answer what everybody asks.</p></div>
  <div class="aw-widget" data-widget="site-search" data-query="first home"></div>`;

/** Each opens something of every widget that has it. */
const openings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'as it loads': () => Promise.resolve(),
  'with errors': async (page) => {
    await page.evaluate(() => {
      const forms = [...document.querySelectorAll<HTMLElement>('.aw-form [type="submit"]')];
      forms.forEach((button) => button.click());
    });
    await expect(page.locator('.aw-field-error').first()).toBeVisible();
  },
  opened: async (page) => {
    await page.evaluate(() => {
      const folded = ':is(.aw-fold, .aw-calculators .aw-disclosure)[aria-expanded="false"]';
      document.querySelectorAll<HTMLElement>(folded).forEach((button) => button.click());
    });
    await expect(page.locator('.aw-calculators__rest')).toBeVisible();
  },
  'with its menu': async (page) => {
    await page.locator('.aw-off-canvas__button').click();
    await expect(page.locator('.aw-drawer dialog')).toBeVisible();
    await page.locator('.aw-drawer .aw-disclosure').first().click();
  },
  'with a dialog': async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('#offer').click();
    await expect(page.locator('[data-trigger] dialog')).toBeVisible();
  },
  'with results': async (page) => {
    await page.keyboard.press('Escape');
    const advisers = page.locator('[data-widget="adviser-search"]');
    await advisers.locator('select').selectOption({ index: 1 });
    await advisers.getByRole('button', { name: 'Show advisers' }).click();
    await expect(page.locator('.aw-adviser').first()).toBeVisible();
    await expect(page.locator('.aw-result').first()).toBeVisible();
  },
  'with a search': async (page) => {
    const box = page.locator('[data-widget="inline-search"] [role="combobox"]');
    await box.click();
    await box.fill('home');
    await expect(page.locator('[data-widget="inline-search"] [role="option"]').first()).toBeVisible();
  },
};

for (const { title, head, widths, height } of cases)
  for (const width of widths)
    test(
      `every widget fits at ${width} px with ${title}`,
      { tag: [onReact.tag, ...(width < 700 ? [] : [inAll.tag])] },
      async ({ page, sandbox, expectConsole }) => {
        expectConsole(/./); // ids of pages that are not there
        await page.setViewportSize({ width, height });
        const widgets = everyWidget.map((each) => ({
          ...each,
          example: each.example.replace('data-auto-show', 'data-delay="0" data-auto-show'),
        }));
        await openEveryWidget(page, sandbox, { widgets, head, end: more });
        await everyWidgetReady(page);
        for (const [state, open] of Object.entries(openings)) {
          await open(page);
          await untilStill(page);
          expect.soft(await misfits(page), state).toEqual([]);
          if (head === twice) expect.soft(await fixedSizes(page), `${state}, sizes`).toEqual([]);
        }
      },
    );
