import {
  axeFindings,
  barePage,
  expect,
  placeholder,
  shifted,
  test,
  untilIdle,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import { iconNames } from './icon-names.ts';

const line = (html: string) =>
  `<main><h1>Offices</h1><p>Call us ${html} any day of the week, at any of our offices</p></main>`;
const phone = '<span class="aw-widget" data-widget="icon" data-name="phone"></span>';

test('an icon is in its line, as high as the text, without moving it', async ({ page, sandbox, bare }) => {
  await watchShifts(page);
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css"><style>p { font-size: 32px }</style>`;
  await page.goto(bare.serve(barePage(sandbox, { body: line(phone), head })));
  const glyph = placeholder(page).locator('svg');
  await expect(glyph.locator('path')).toHaveAttribute('d', /^M6\.5 3/);
  await untilIdle(page);
  expect(
    await glyph.evaluate((svg) => ({
      width: svg.clientWidth || svg.getBoundingClientRect().width,
      height: svg.getBoundingClientRect().height,
    })),
  ).toEqual({ width: 32, height: 32 });
  expect(await shifted(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('the sprite holds every icon, in the colour of the page', async ({ page, sandbox }) => {
  const uses = iconNames.map(
    (name) => `<svg width="48" height="48"><use href="/adviser-widgets/1/icons.svg#aw-icon-${name}"/></svg>`,
  );
  await page.goto(`${sandbox.url}/privacy-policy`);
  await page.evaluate(
    (html) => document.body.replaceChildren(document.createRange().createContextualFragment(html)),
    uses.join(''),
  );
  await expect
    .poll(() =>
      page
        .locator('use')
        .evaluateAll((all) => all.filter((use) => (use as SVGUseElement).getBBox().width > 10).length),
    )
    .toBe(13);
});
