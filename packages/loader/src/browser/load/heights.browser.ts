import {
  barePage,
  button,
  expect,
  expectReady,
  fillIn,
  snippet,
  test,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const body = snippet.replace('<div ', '<div style="padding: 5px" ');

/** Opens a page that gives the form's placeholder a height until it is ready. The form's own is 692.45 px. */
async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
  height: number,
) {
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">
    <style>[data-widget]:not([data-widget-state='ready']) { min-height: ${height}px }</style>`;
  await page.goto(bare.serve(barePage(sandbox, { body, head })));
  await expectReady(page);
}

function heightOf(page: Page): Promise<number> {
  return page.locator('[data-widget]').evaluate((placeholder) => placeholder.getBoundingClientRect().height);
}

test('a placeholder stays as high as it was if its widget is a few lines lower, until the thanks', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare }, 740);
  await expect.poll(() => heightOf(page)).toBe(750);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  await expect.poll(() => heightOf(page)).toBeLessThan(400);
});

test('a placeholder is as high as its widget if much more was reserved', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare }, 900);
  await expect.poll(() => heightOf(page)).toBeCloseTo(702.45, 1);
});
