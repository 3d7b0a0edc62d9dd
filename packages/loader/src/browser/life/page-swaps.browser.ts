import { readFileSync } from 'node:fs';
import { hostLibraries } from '@adviser-widgets/host-libraries';
import {
  barePage,
  button,
  expect,
  expectReady,
  fillIn,
  hold,
  placeholder,
  snippet,
  test,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const turbo = hostLibraries.find(({ name }) => name.startsWith('Turbo'));
const turboScript = readFileSync(turbo?.scripts[0] ?? '', 'utf8');

/** Visits the second page with Turbo, which caches the current one. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    const { Turbo } = window as unknown as { Turbo: { visit(address: string): void } };
    Turbo.visit(target);
  }, address);
  await expect(page.getByRole('heading', { name: 'The second page' })).toBeVisible();
}

/** Goes back, so that Turbo restores the first page from its copy. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
}

/** Serves two pages with a form each, and opens the first. */
async function openFirst(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
  script = '',
): Promise<[string, string]> {
  const head = `<script>${turboScript}</script><script>${script}</script>`;
  const first = bare.serve(barePage(sandbox, { head }));
  const second = bare.serve(
    barePage(sandbox, { head, body: snippet.replace('Talk to us', 'The second page') }),
  );
  await page.goto(first);
  await expectReady(page);
  return [first, second];
}

test("after Turbo swaps the body, the new page's widget is mounted and the old one's is gone", async ({
  page,
  sandbox,
  bare,
}) => {
  const [, second] = await openFirst(
    page,
    { sandbox, bare },
    "window.gone = 0; addEventListener('aw:unmounted', () => gone++); ",
  );
  const old = await placeholder(page).elementHandle();
  await visit(page, second);
  await expect(page.locator('form')).toHaveCount(1);
  await expect.poll(() => old?.evaluate((element) => element.outerHTML)).toBe(snippet);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('a page that Turbo restores from a copy with a mounted widget has one working widget', async ({
  page,
  sandbox,
  bare,
}) => {
  const [, second] = await openFirst(page, { sandbox, bare });
  await visit(page, second);
  await goBack(page);
  await expectReady(page);
  await expect(page.locator('form')).toHaveCount(1);
  await fillIn(page);
  await button(page).click();
  await expect(page.locator('.aw-panel')).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('a page that Turbo restores has its slots and its fallback', async ({ page, sandbox, bare }) => {
  const [, second] = await openFirst(page, { sandbox, bare });
  await visit(page, second);
  await goBack(page);
  await expectReady(page);
  await page.evaluate(() => {
    const { AdviserWidgets } = window as unknown as {
      AdviserWidgets: { unmount(element: Element | null): void };
    };
    AdviserWidgets.unmount(document.querySelector('[data-widget]'));
  });
  await expect.poll(() => placeholder(page).evaluate((element) => element.outerHTML)).toBe(snippet);
});

test('a page that unmounts before Turbo copies it is restored with its fallback, and the widget mounts again', async ({
  page,
  sandbox,
  bare,
}) => {
  const unmount =
    "addEventListener('turbo:before-cache', () => AdviserWidgets.widgets().forEach(({ element }) => AdviserWidgets.unmount(element)));";
  const [, second] = await openFirst(page, { sandbox, bare }, unmount);
  await visit(page, second);
  await goBack(page);
  await expectReady(page);
  await expect(page.locator('form')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
});

/** Two pages that share a part, which each library keeps by its attribute. */
const keeping = [
  ['Turbo', 'data-turbo-permanent', "addEventListener('swap', () => Turbo.visit(second));"],
  [
    'htmx',
    'hx-preserve',
    "addEventListener('swap', () => htmx.ajax('GET', second, { target: 'body', swap: 'innerHTML', push: second }));",
  ],
  [
    'Swup',
    'data-swup-persist="part"',
    "const swup = new Swup({ containers: ['main'], animationSelector: false }); addEventListener('swap', () => swup.navigate(second));",
  ],
] as const;

for (const [library, attribute, use] of keeping) {
  test.describe(`a form in a part that ${library} keeps (${attribute})`, () => {
    test.beforeEach(async ({ page, sandbox, bare }) => {
      const { scripts = [] } = hostLibraries.find(({ name }) => name.startsWith(library)) ?? {};
      const code = scripts.map((path) => `<script>${readFileSync(path, 'utf8')}</script>`).join('');
      const pageOf = (heading: string, second = '') =>
        barePage(sandbox, {
          head: code,
          body: `<main id="main"><h1>${heading}</h1><div id="part" ${attribute}>${snippet}</div></main><script>${second && `window.second = '${second}'; ${use}`}</script>`,
        });
      const second = bare.serve(pageOf('Page two'));
      await page.goto(bare.serve(pageOf('Page one', new URL(second).pathname)));
      await expectReady(page);
      await page.getByLabel('First Name').fill('Aroha');
      await page.evaluate(() => dispatchEvent(new Event('swap')));
      await expect(page.getByRole('heading', { name: 'Page two' })).toBeVisible();
    });

    test('keeps what was typed, and sends its lead', async ({ page, sandbox }) => {
      await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
      await fillIn(page);
      await button(page).click();
      await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
      expect(sandbox.records('call-centre')).toHaveLength(1);
    });

    test('is one form with what was typed after going back', async ({ page }) => {
      await page.evaluate(() => history.back());
      await expect(page.getByRole('heading', { name: 'Page one' })).toBeVisible();
      await expectReady(page);
      await expect(page.locator('form')).toHaveCount(1);
      await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
    });
  });
}

test('a form in a part that the next page of Turbo lacks works after going back', async ({
  page,
  sandbox,
  bare,
}) => {
  const head = `<script>${turboScript}</script>`;
  const kept = `<div id="part" data-turbo-permanent>${snippet}</div>`;
  const second = bare.serve(barePage(sandbox, { head, body: '<h1>The second page</h1>' }));
  await page.goto(bare.serve(barePage(sandbox, { head, body: kept })));
  await expectReady(page);
  await visit(page, second);
  await goBack(page);
  await expectReady(page);
  await expect(page.locator('form')).toHaveCount(1);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('a placeholder that htmx swaps for another is replaced by the new one', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  await page.getByLabel('First Name').fill('Aroha');
  for (const heading of ['One', 'Two', 'Three']) {
    await placeholder(page).evaluate(
      (element, html) => (element.outerHTML = html),
      snippet.replace('Talk to us', heading),
    );
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectReady(page);
    await expect(page.locator('form')).toHaveCount(1);
  }
});

for (const [name, hasScript] of [
  ['without the script tag', false],
  ['with the script tag again', true],
] as const) {
  test(`a page that rewrites itself, ${name}, has its widget`, async ({ page, sandbox, bare }) => {
    await page.goto(bare.serve(barePage(sandbox)));
    await expectReady(page);
    const html = barePage(sandbox, { body: snippet.replace('Talk to us', 'Written anew') });
    await page.evaluate(
      (text) => {
        document.open();
        document.write(text);
        document.close();
      },
      hasScript ? html : html.replace(/<script.*<\/script>/, ''),
    );
    await expect(page.getByRole('heading', { name: 'Written anew' })).toBeVisible();
    await expectReady(page);
    await expect(page.locator('form')).toHaveCount(1);
  });
}

test('a press before the widget is there counts after the page has rewritten itself, without its listeners', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  const code = await hold(page, /\/accordion-/);
  await page.evaluate(() => {
    document.open();
    document.write('<div data-widget="accordion" data-widget-load="eager"><h3>Why?</h3><p>Because</p></div>');
    document.close();
  });
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'loading');
  await page.getByText('Why?').click();
  await code.release();
  await expect(page.getByRole('button', { name: 'Why?' })).toHaveAttribute('aria-expanded', 'true');
});

/** Our style sheets that apply, in their order. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href ?? '').filter((href) => href.includes('/assets/')),
  );

for (const [name, change, library] of [
  [
    'removes what it does not know from its head',
    "document.querySelectorAll('link').forEach((link) => link.remove());",
  ],
  ['swaps its content and its head with Swup', '', 'Swup'],
  ["swaps its content and its head with Astro's client router", '', 'Astro'],
] as const) {
  test(`a page that ${name} keeps our style sheets, in their order`, async ({ page, sandbox, bare }) => {
    const { scripts = [], use = change } =
      hostLibraries.find((each) => library && each.name.startsWith(library)) ?? {};
    const head = scripts.map((path) => `<script>${readFileSync(path, 'utf8')}</script>`).join('');
    await page.goto(bare.serve(barePage(sandbox, { head, body: `<main>${snippet}</main>` })));
    await expectReady(page);
    const [before, old] = [await sheets(page), await placeholder(page).elementHandle()];
    expect(before.length).toBeGreaterThan(1);
    await page.evaluate(`{ ${use} }`);
    if (library) await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false);
    await expectReady(page);
    await expect.poll(() => sheets(page)).toEqual(before);
  });
}

test('a page without our style sheets still hides the field against robots, whatever its policy says of styles', async ({
  page,
  sandbox,
  bare,
}) => {
  const head = `<meta http-equiv="Content-Security-Policy" content="style-src ${sandbox.url}">`;
  await page.goto(bare.serve(barePage(sandbox, { head })));
  await expectReady(page);
  await page.evaluate(() => [...document.styleSheets].forEach((sheet) => (sheet.disabled = true)));
  await expect(page.getByLabel('Leave this field empty')).not.toBeInViewport();
});

test('mounts nothing in a template until it is instantiated', async ({ page, sandbox, bare }) => {
  await page.goto(
    bare.serve(barePage(sandbox, { body: `<template>${snippet}</template><main></main>${snippet}` })),
  );
  await expectReady(page);
  const states = () =>
    page.evaluate(() =>
      document
        .querySelector('template')
        ?.content.querySelector('[data-widget]')
        ?.getAttribute('data-widget-state'),
    );
  expect(await states()).toBeNull();
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.querySelector('template')?.content.cloneNode(true) ?? ''),
  );
  await expect(page.locator('main [data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  expect(await states()).toBeNull();
});

test('mounts a placeholder that a script takes out of a noscript', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox, { body: `<noscript>${snippet}</noscript>` })));
  await page.evaluate(() => {
    const hidden = document.querySelector('noscript');
    hidden?.insertAdjacentHTML('afterend', hidden.textContent ?? '');
    hidden?.remove();
  });
  await expectReady(page);
});

test('the form mounts, sends and unmounts in a shadow root that the page scans', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(bare.serve(barePage(sandbox, { body: '<main id="host"></main>' })));
  await page.evaluate((html) => {
    const host = document.querySelector('#host');
    const root = host?.attachShadow({ mode: 'open' });
    if (!root) return;
    root.innerHTML = html;
    (window as unknown as { AdviserWidgets: { scan(root: ParentNode): void } }).AdviserWidgets.scan(root);
  }, snippet);
  await expectReady(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
  const left = await page.evaluateHandle(() =>
    document.querySelector('#host')?.shadowRoot?.querySelector('[data-widget]'),
  );
  await page.evaluate(() => document.querySelector('#host')?.remove());
  await expect.poll(() => left.evaluate((element) => element?.querySelector('form'))).toBeNull();
});
