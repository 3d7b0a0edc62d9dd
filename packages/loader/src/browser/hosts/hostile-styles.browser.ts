import {
  barePage,
  button,
  expect,
  expectReady,
  fillIn,
  test,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const reset =
  'margin: 0; padding: 0; box-sizing: content-box; line-height: 1; float: none; border: 0; font: inherit; vertical-align: baseline';
const unset = 'all: unset';

/** Host styles that also match our elements. */
const styles: Readonly<Record<string, string>> = {
  'a universal reset': `* { ${reset} }`,
  'a reset of every element by name': `html, body, div, span, h2, h3, p, a, form, label, input, select, textarea, button { ${reset} }`,
  'controls that are unset': `input, button, select, textarea { ${unset} }`,
  'a page of 62.5 %':
    'html { font-size: 62.5% } body { font-size: 1.6rem } input, select, textarea, button { font-size: 1rem; padding: .4rem }',
  'a page of 24 px': 'html { font-size: 24px } label { font-size: 2rem } input { height: 3rem }',
  'Bootstrap 3': `* { box-sizing: border-box } label { display: inline-block; max-width: 100%; margin-bottom: 5px; font-weight: 700 }
    input[type="text"], input[type="email"], select { width: 220px; height: 20px; line-height: 20px } a { text-decoration: none }
    button { width: 100%; text-transform: none } p { margin: 0 0 10px } svg { vertical-align: middle }`,
  'labels hidden by a theme': 'label { display: none } form label { float: right }',
  'floating rows':
    'form div { float: left; width: 33% } label { float: left; width: 30%; text-align: right } input, select, textarea { float: right; width: 60% }',
  'fields of a theme': `input[type="text"], input[type="email"], input[type="tel"], select, textarea, button[type="submit"] {
    display: inline-block; float: left; width: 50%; min-width: 0; max-width: 120px; height: 12px; min-height: 0; max-height: 12px; padding: 0; border: 0; background: none; text-align: center }`,
  'a column that centres its items': 'body { display: flex; flex-direction: column; align-items: center }',
  'a row of items': 'body { display: flex; gap: 20px }',
  'a floating placeholder': '.aw-widget { float: left }',
  'links as buttons':
    'a { display: block; width: 100%; padding: 20px; color: #fff; background: #000 } a[href^="tel:"] { display: none }',
};

const insistent: Readonly<Record<string, string>> = {
  'a universal reset': `* { ${reset} }`,
  'controls that are unset': 'input, button, select { all: unset }',
  'wide buttons': 'button { width: 100% } label { display: block; float: left }',
};

async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
): Promise<void> {
  await page.goto(bare.serve(barePage(sandbox, { head: '<style id="host"></style>' })));
  await expectReady(page);
}

/** Applies each style in turn, before ours, and runs `check`. */
async function underEach(
  page: Page,
  list: Readonly<Record<string, string>>,
  check: (name: string) => Promise<void>,
): Promise<void> {
  for (const [name, css] of Object.entries(list)) {
    await page.locator('#host').evaluate((style, text) => (style.textContent = text), css);
    await test.step(name, () => check(name));
  }
}

/** Expects every control to be visible, clickable and labelled. */
async function expectUsable(page: Page, style: string): Promise<void> {
  for (const text of await page.locator('.aw-label, .aw-field-error').all()) await expect(text).toBeVisible();
  const controls = await page.locator('.aw-control, .aw-button').evaluateAll((elements) =>
    elements.map((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { width, height, x, y } = element.getBoundingClientRect();
      const isOnTop =
        document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.aw-control, .aw-button') ===
        element;
      return {
        name: element.getAttribute('name') ?? 'button',
        size: Math.min(width, height),
        isOnTop,
        isOpaque: element.checkVisibility({ opacityProperty: true }),
      };
    }),
  );
  expect(controls).toHaveLength(8);
  for (const { name, size, isOnTop, isOpaque } of controls) {
    expect.soft(size, `pixels of ${name} under ${style}`).toBeGreaterThanOrEqual(24);
    expect.soft(isOnTop, `${name} is on top under ${style}`).toBe(true);
    expect.soft(isOpaque, `${name} is opaque under ${style}`).toBe(true);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels to scroll sideways under ${style}`).toBe(0);
}

test("every control, label, error and success message is visible and clickable under the host page's styles", async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  await underEach(page, styles, (name) => expectUsable(page, name));
  await button(page).click();
  await expect(page.locator('.aw-field-error')).toHaveCount(6);
  await underEach(page, styles, (name) => expectUsable(page, name));
  await fillIn(page);
  await button(page).click();
  await underEach(page, styles, async () => {
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect((await page.getByRole('button', { name: 'Close' }).boundingBox())?.height).toBeGreaterThanOrEqual(
      24,
    );
  });
});

test('the form stays usable and the success message readable under !important styles', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  const important = Object.fromEntries(
    Object.entries(insistent).map(([name, css]) => [name, css.replace(/(?=;| })/g, ' !important')]),
  );
  await underEach(page, important, async () => {
    for (const part of await page.locator('.aw-label, .aw-control, .aw-button').all())
      await expect(part).toBeVisible();
    await fillIn(page);
  });
  await button(page).click();
  await underEach(page, important, () =>
    expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible(),
  );
  expect(sandbox.records('call-centre')).toHaveLength(1);
});
