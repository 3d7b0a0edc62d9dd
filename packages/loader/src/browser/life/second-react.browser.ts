import { build } from 'esbuild';
import {
  barePage,
  button,
  expect,
  expectReady,
  fillIn,
  placeholder,
  snippet,
  test,
  untilIdle,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

interface Root {
  render(node: unknown): void;
  unmount(): void;
}

/** The page's own copy of React, and its root. */
interface HostPage {
  readonly host: {
    createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown;
    createRoot(element: Element | null): Root;
    hydrateRoot(element: Element | null, node: unknown): Root;
    flushSync(callback: () => void): void;
  };
  root: Root;
}

const source = `export { createElement } from 'react'; export { createRoot, hydrateRoot } from 'react-dom/client'; export { flushSync } from 'react-dom';`;
let react = '';

test.beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'iife',
    globalName: 'host',
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    write: false,
  });
  react = outputFiles[0]?.text ?? '';
});

interface World {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
}

/** `script` has React, and the element with the id `app`. */
function pageOf(
  sandbox: TestSandbox,
  { body, attributes, script }: Readonly<Record<'body' | 'attributes' | 'script', string>>,
): string {
  const scripts = [
    react.replaceAll('</script', '<\\/script'),
    `const { createElement, createRoot, hydrateRoot, flushSync } = host; const app = document.querySelector('#app'); ${script}`,
  ];
  return barePage(sandbox, {
    body: body + scripts.map((each) => `<script>${each}</script>`).join(''),
    attributes,
  });
}

async function open(page: Page, { sandbox, bare }: World, script: string): Promise<void> {
  const view = `const html = app.querySelector('main')?.innerHTML;
    const view = (count, __html = html) => createElement('section', null, createElement('h1', null, 'Clicked ' + count), createElement('main', { dangerouslySetInnerHTML: { __html } }));`;
  const body = `<div id="app"><section><h1>Clicked 0</h1><main>${snippet}</main></section></div>`;
  await page.goto(bare.serve(pageOf(sandbox, { body, attributes: 'defer', script: view + script })));
  await expectReady(page);
}

for (const [name, script] of [
  ['rendered', 'window.root = createRoot(app); flushSync(() => root.render(view(0)));'],
  ['hydrated before the widget mounts', 'window.root = hydrateRoot(app, view(0));'],
  [
    'hydrated after the widget has mounted',
    "addEventListener('aw:ready', () => { window.root = hydrateRoot(app, view(0)); });",
  ],
] as const) {
  test(`a widget in a page of another React, ${name}, keeps typed text when that page renders again`, async ({
    page,
    sandbox,
    bare,
  }) => {
    await open(
      page,
      { sandbox, bare },
      `${script} addEventListener('again', (event) => root.render(view(event.detail)));`,
    );
    await page.getByLabel('First Name').fill('Aroha');
    for (const detail of [1, 2, 3])
      await page.evaluate((count) => dispatchEvent(new CustomEvent('again', { detail: count })), detail);
    await expect(page.getByRole('heading', { name: 'Clicked 3' })).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
    await fillIn(page);
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect(sandbox.records('call-centre')).toHaveLength(1);
  });
}

test('mounts a widget in new HTML from another React, and unmounts it with that HTML', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(
    page,
    { sandbox, bare },
    "window.root = createRoot(app); flushSync(() => root.render(view(0))); addEventListener('again', () => root.render(view(1, html.replace('Talk to us', 'Ring me'))));",
  );
  await page.evaluate(() => {
    addEventListener('aw:unmounted', () => Object.assign(window, { unmounted: true }));
    dispatchEvent(new Event('again'));
  });
  await expect(page.getByRole('heading', { name: 'Ring me' })).toBeVisible();
  await expect(page.locator('form')).toHaveCount(1);
  await page.evaluate(() => {
    const element = document.querySelector('[data-widget]');
    (window as unknown as HostPage).root.unmount();
    Object.assign(window, { left: element });
  });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { left: Element }).left.querySelector('form')))
    .toBeNull();
  expect(await page.evaluate(() => (window as unknown as { left: Element }).left.textContent)).toContain(
    'Prefer to talk?',
  );
});

test('attributes that another React changes on its own placeholder update the widget', async ({
  page,
  sandbox,
  bare,
}) => {
  const script = `window.root = createRoot(app);
    const own = (heading) => createElement('div', null, createElement('div', { 'data-widget': 'request-call-form', 'data-heading': heading }));
    flushSync(() => root.render(own('Talk to us'))); addEventListener('again', () => root.render(own('Ring me')));`;
  await open(page, { sandbox, bare }, script);
  await page.getByLabel('First Name').fill('Aroha');
  await page.evaluate(() => dispatchEvent(new Event('again')));
  await expect(page.getByRole('heading', { name: 'Ring me' })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Aroha');
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
});

/** A page that a server has written, whose React waits for `hydrate()`. */
async function openUnhydrated(page: Page, { sandbox, bare }: World, attributes: string): Promise<void> {
  const script = `window.errors = [];
    const tree = createElement('div', { className: 'aw-widget', 'data-widget': 'request-call-form', 'data-widget-load': 'eager' }, createElement('p', null, 'Call us'));
    window.hydrate = () => flushSync(() => hydrateRoot(app, tree, { onRecoverableError: (error) => errors.push(String(error)) }));`;
  const body = `<div id="app"><div class="aw-widget" data-widget="request-call-form" data-widget-load="eager"><p>Call us</p></div></div>`;
  await page.goto(bare.serve(pageOf(sandbox, { body, attributes, script })));
}

const hydrate = (page: Page) =>
  page.evaluate(() => {
    const { hydrate, errors } = window as unknown as { hydrate(): void; errors: string[] };
    hydrate();
    return errors;
  });

const startWidgets = (page: Page) =>
  page.evaluate(() => (window as unknown as { AdviserWidgets: { start(): void } }).AdviserWidgets.start());

test.describe('a page of another React that hydrates late, with start: manual', () => {
  test.beforeEach(async ({ page, sandbox, bare }) => {
    await openUnhydrated(page, { sandbox, bare }, 'defer data-start="manual"');
    await page.waitForLoadState('load');
    await untilIdle(page);
  });

  test('is as its server wrote it', async ({ page }) => {
    expect(await page.locator('#app').innerHTML()).toBe(
      '<div class="aw-widget" data-widget="request-call-form" data-widget-load="eager"><p>Call us</p></div>',
    );
  });

  test('has no file of ours in its head', async ({ page }) => {
    await expect(page.locator('link')).toHaveCount(0);
  });

  test('hydrates without an error', async ({ page }) => {
    expect(await hydrate(page)).toEqual([]);
  });

  test('has its widget after the start, and sends a lead', async ({ page, sandbox }) => {
    await hydrate(page);
    await startWidgets(page);
    await startWidgets(page);
    await expectReady(page);
    await fillIn(page);
    await button(page).click();
    await expect(page.getByText('Thank')).toBeVisible();
    expect(sandbox.records('call-centre')).toHaveLength(1);
  });
});

/** What a page of React renders in a placeholder: in the first place before the widget is ready, then the second. */
const changes: readonly [what: string, placeholder: string, before: string, after: string][] = [
  [
    'a text that becomes elements',
    "'div', form",
    "'Call us'",
    "[h('p', { key: 1 }, 'Ring us'), h('p', { key: 2 }, 'Or write')]",
  ],
  ['a slot that goes', "'div', form", "h('div', { 'data-slot': 'success' }, 'Thanks!')", 'null'],
  ['entries of a list', "'ul', form", "['a', 'b'].map(item)", "['b', 'c'].map(item)"],
  ['sections of an accordion', "'div', accordion", "section('a')", "[section('b'), section('a')]"],
  [
    'a notice',
    "'div', notice",
    "h('p', null, 'Closed')",
    "[h('p', { key: 1 }, 'Open'), h('p', { key: 2 }, 'On Friday')]",
  ],
];

for (const [what, host, before, after] of changes) {
  test(`a page of another React that changes ${what} in a placeholder goes on, with its widget`, async ({
    page,
    sandbox,
    bare,
  }) => {
    const script = `
      const h = createElement;
      const load = { 'data-widget-load': 'eager' };
      const form = { 'data-widget': 'request-call-form', ...load };
      const accordion = { 'data-widget': 'accordion', ...load };
      const notice = { 'data-widget': 'notice-banner', ...load };
      const item = (text) => h('li', { key: text }, text);
      const section = (text) => [h('h3', { key: text }, text), h('p', { key: text + 1 }, 'About ' + text)];
      const view = (isAfter) => h('main', null, h('h1', null, isAfter ? 'After' : 'Before'), h(${host}, isAfter ? ${after} : ${before}));
      window.root = createRoot(app);
      flushSync(() => root.render(view(false)));
      addEventListener('again', () => flushSync(() => root.render(view(true))));`;
    const body = '<div id="app"></div>';
    await page.goto(bare.serve(pageOf(sandbox, { body, attributes: 'defer', script })));
    await expectReady(page);
    await page.evaluate(() => dispatchEvent(new Event('again')));
    await expect(page.getByRole('heading', { name: 'After' })).toBeVisible();
    await expectReady(page);
    await expect(page.locator('[data-widget] > .aw-root')).toBeVisible();
    await page.evaluate(() => (window as unknown as HostPage).root.unmount());
    await expect(page.locator('#app')).toBeEmpty();
  });
}
