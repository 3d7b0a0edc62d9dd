// What browsers at the floor lack, and scripts/floor/exceptions.ts lets us use: taken away.
import {
  barePage,
  builtFiles,
  button,
  expect,
  expectReady,
  fillIn,
  hold,
  openWithReport,
  reportItems,
  snippet,
  test,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const nodes = ['Element.prototype', 'Document.prototype', 'DocumentFragment.prototype'];

const moveBefore = nodes.map((holder) => `${holder}.moveBefore`);
const popovers = ['popover', 'showPopover', 'hidePopover', 'togglePopover'].map(
  (name) => `HTMLElement.prototype.${name}`,
);

/** The properties that hold it. */
const newer = [
  ...moveBefore,
  ...popovers,
  'Element.prototype.checkVisibility',
  'window.requestIdleCallback',
  'window.cancelIdleCallback',
  'window.trustedTypes',
  'Navigator.prototype.connection',
  'window.navigation',
  'window.CloseWatcher',
];

/** Fails if the browser has none of them: then the test shows nothing. */
async function openWithout(page: Page, paths: readonly string[], address: string): Promise<void> {
  await page.addInitScript((all) => {
    const deleted = all.filter((path) => {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const holder = names.reduce((object, name) => Reflect.get(object, name) as object, window as object);
      const isThere = last in holder;
      return isThere && Reflect.deleteProperty(holder, last) && !(last in holder);
    });
    Object.assign(window, { deleted });
  }, paths);
  await page.goto(address, { waitUntil: 'domcontentloaded' }); // a test may hold files
  expect(await page.evaluate(() => Reflect.get(window, 'deleted') as unknown)).toEqual(paths);
}

async function sendsOneLead(page: Page, sandbox: TestSandbox): Promise<void> {
  await expectReady(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
}

test('without any of it a form mounts when the page is idle, and sends', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/breaks require-trusted-types-for/); // which the browser still checks
  const body = snippet.replace('data-widget=', 'data-widget-load="idle" data-widget=');
  await openWithout(page, newer, bare.serve(barePage(sandbox, { body })));
  await sendsOneLead(page, sandbox);
});

test('without modulepreload a form mounts and sends', async ({ page, sandbox, bare }) => {
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'modulepreload' && supports.call(this, token);
    };
  });
  await page.goto(bare.serve(barePage(sandbox)));
  await sendsOneLead(page, sandbox);
  await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
});

test('without checkVisibility a pop-up opens where it can be seen, and only there', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/did not open/);
  const popUp = (name: string) =>
    `<div class="aw-widget" data-widget="pop-up" data-trigger="${name}" data-heading="${name}"><p>Text</p></div><button id="${name}">Go</button>`;
  const body = `<div style="display: none">${popUp('hidden').replace(/<button.*/, '')}</div><button id="hidden">Go</button>${popUp('shown')}`;
  await openWithout(page, ['Element.prototype.checkVisibility'], bare.serve(barePage(sandbox, { body })));
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(2);
  await page.locator('#hidden').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator('#shown').click();
  await expect(page.getByRole('dialog', { name: 'shown' })).toBeVisible();
});

test('without popovers a pop-up opens automatically and closes', async ({ page, sandbox, bare }) => {
  const body = `<div class="aw-widget" data-widget="pop-up" data-auto-show="true" data-delay="0"><h2>Our offer</h2></div>`;
  await openWithout(page, popovers, bare.serve(barePage(sandbox, { body })));
  const dialog = page.getByRole('dialog', { name: 'Our offer' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('without popovers a list is fixed to the window, and not cut off by its header', async ({
  page,
  sandbox,
  bare,
}) => {
  const links = [...'abcdefgh'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('');
  const body = `<header style="overflow: hidden"><div data-widget="calculator-nav"><ul>${links}</ul></div></header>`;
  await openWithout(page, popovers, bare.serve(barePage(sandbox, { body })));
  await page.getByRole('button', { name: 'More Calculators' }).click();
  await page.getByRole('link', { name: 'h', exact: true }).click(); // Playwright presses where it can be seen only
  expect(new URL(page.url()).hash).toBe('#h');
});

test('without URL.canParse the report opens', async ({ page, sandbox, bare }) => {
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'));
  await openWithReport(page, { sandbox, bare }, { body: snippet });
  await expect(reportItems(page)).toHaveText([/^request-call-form/]);
});

/** A widget in places that are as wide as their content. */
const tight = `<style>body { margin: 0 }</style>
  <div style="float: left"><div class="aw-root">A float</div></div>
  <div style="display: flex; justify-content: center"><div><div class="aw-root">A flex box</div></div></div>
  <div style="width: 200px"><div class="aw-root aw-root--page">The page's own content</div></div>`;

test('without contain-intrinsic-width a widget is as wide as with it', async ({ page, bare }) => {
  const css = sharedStyles();
  const widths = async (styles: string) => {
    await page.goto(bare.serve(`<!doctype html><title>Tight</title><style>${styles}</style>${tight}`));
    return page.locator('.aw-root').evaluateAll((roots) => roots.map(({ clientWidth }) => clientWidth));
  };
  expect(await widths(css)).toEqual([280, 280, 200]);
  expect(await widths(css.replaceAll('contain-intrinsic-width', 'unknown'))).toEqual([280, 280, 200]);
});

test('without :dir() the arrow of a choice is where its line ends', async ({ page, bare }) => {
  const choice = '<div class="aw-root"><select class="aw-control"></select></div>';
  const choices = `${choice}<div dir="rtl">${choice}<div dir="ltr">${choice}</div></div>`;
  await page.goto(
    bare.serve(`<!doctype html><title>Arrows</title><style>${sharedStyles()}</style>${choices}`),
  );
  const sides = await page
    .locator('select')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundPositionX.includes('100%')));
  expect(sides).toEqual([true, false, true]);
});

/** The built style sheet that all widgets have. */
function sharedStyles(): string {
  const [file = ''] = globSync('next/assets/ui-*.css', { cwd: builtFiles });
  return readFileSync(join(builtFiles, file), 'utf8');
}

test('without moveBefore, a menu that is open stays modal as a header is mounted around it', async ({
  page,
  sandbox,
}) => {
  const { release } = await hold(page, /\/sticky-header-/);
  await page.setViewportSize({ width: 480, height: 800 });
  await openWithout(page, moveBefore, `${sandbox.url}/privacy-policy`);
  const menu = page.locator('.aw-off-canvas__button');
  await menu.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await release();
  await expect(page.locator('[data-widget="sticky-header"]')).toHaveAttribute('data-widget-state', 'ready');
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
});

test("the thanks show where moveBefore throws, as ShadyDOM's does", async ({ page, sandbox, bare }) => {
  await page.addInitScript(() => {
    const moveBefore = () => {
      throw new Error('refused');
    };
    for (const { prototype } of [Element, Document, DocumentFragment])
      Object.assign(prototype, { moveBefore });
  });
  await page.goto(bare.serve(barePage(sandbox)));
  await sendsOneLead(page, sandbox);
});
