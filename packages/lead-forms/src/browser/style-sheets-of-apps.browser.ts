import { build, type BuildOptions } from 'esbuild';
import { expect, installClock, pauseClock, test } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

// What a React app hears in development about style sheets that it has forgotten.

const packages = new URL('../../../', import.meta.url).pathname;

/** Bundles for a page, as an app's bundler does. */
async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

const style = async (path: string) =>
  `<style>${await bundle({ entryPoints: [`${packages}${path}`] })}</style>`;

const source = `
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Button, Checkbox } from '@adviser-widgets/ui';
  import { RequestCallForm } from '@adviser-widgets/lead-forms';
  const parts = {
    button: () => h(Button, null, 'Go'),
    form: () => h(RequestCallForm, { heading: 'Talk to us' }),
    text: () => [
      h('div', { key: 1, className: 'aw-html' }, 'As SanitisedHtml renders it'),
      h('div', { key: 2, className: 'aw-root' }, h(Button, null, 'Go')),
    ],
    checkbox: () => h(Checkbox, { label: 'Yes' }),
  };
  const root = createRoot(document.querySelector('#app'));
  window.show = (name, className) =>
    root.render(h('main', { key: name, className }, h(parts[name]), h(parts[name])));`;

const app = (mode: string) =>
  bundle({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    alias: { '@adviser-widgets/lead-forms': `${packages}lead-forms/src/index.ts` },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': `"${mode}"` },
  });

let sheets: Record<'ui' | 'forms', string>;
let scripts: Record<'development' | 'production', string>;

test.beforeAll(async () => {
  sheets = { ui: await style('ui/src/styles.css'), forms: await style('forms/src/styles.css') };
  scripts = { development: await app('development'), production: await app('production') };
});

type Part = 'button' | 'text' | 'form' | 'checkbox';

interface AppPage {
  readonly head?: string;
  readonly mode?: 'development' | 'production';
}

/** Opens a page with the app, which shows nothing yet. Returns what it says on the console about style sheets. */
async function open(
  page: Page,
  serve: (html: string) => string,
  { head = '', mode = 'development' }: AppPage,
) {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('[adviser-widgets] <')) said.push(message.text());
  });
  const script = scripts[mode].replaceAll('</script', '<\\/script');
  await installClock(page);
  await page.goto(
    serve(
      `<!doctype html><html lang="en"><head><title>App</title>${head}</head><body><div id="app"></div><script>${script}</script></body></html>`,
    ),
  );
  await pauseClock(page);
  return said;
}

async function show(page: Page, part: Part, className = 'aw-root') {
  await page.evaluate(
    ([name, root]) => (window as unknown as { show(...given: unknown[]): void }).show(name, root),
    [part, className],
  );
  await expect(page.locator('main [class*="aw-"]').first()).toBeAttached();
  await page.clock.runFor(1000); // after which a sheet is missed
}

const warning = /^\[adviser-widgets\] <\w+ class="aw-/;

test.beforeEach(({ expectConsole }) => expectConsole(warning));

test('without any style sheet, the console says once which to import', async ({ page, bare }) => {
  const said = await open(page, bare.serve, {});
  await show(page, 'button');
  await show(page, 'form');
  expect(said).toEqual([expect.stringContaining('import "@adviser-widgets/ui/styles.css"')]);
});

test('with all sheets nothing is said', async ({ page, bare }) => {
  const said = await open(page, bare.serve, { head: sheets.ui + sheets.forms });
  await show(page, 'form');
  expect(said).toEqual([]);
});

test('of text from elsewhere, which has no style of ours, nothing is said', async ({ page, bare }) => {
  const said = await open(page, bare.serve, { head: sheets.ui });
  await show(page, 'text', 'mine');
  expect(said).toEqual([]);
});

test('outside of aw-root, the console says once where to put that class', async ({ page, bare }) => {
  const said = await open(page, bare.serve, { head: sheets.ui });
  await show(page, 'button', 'mine');
  await show(page, 'button', 'other');
  expect(said).toEqual([expect.stringContaining('put that class once around all widgets')]);
});

test('what a later route shows outside of aw-root is found, too', async ({ page, bare }) => {
  const said = await open(page, bare.serve, { head: sheets.ui + sheets.forms });
  await show(page, 'form');
  await show(page, 'button', 'mine');
  expect(said).toHaveLength(1);
});

for (const part of ['form', 'checkbox'] as const) {
  test(`with the base alone, the console names the ${part}, which has another sheet`, async ({
    page,
    bare,
  }) => {
    const said = await open(page, bare.serve, { head: sheets.ui });
    await show(page, part);
    expect(said).toEqual([expect.stringMatching(/class="aw-(form|checkbox).* is in no style sheet/)]);
  });
}

test('while a sheet loads nothing is said, nor after it has loaded', async ({ page, bare }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/late.css', async (route) => {
    await held;
    const body = (sheets.ui + sheets.forms).replace(/<\/?style>/g, '');
    await route.fulfill({ body, contentType: 'text/css' });
  });
  const said = await open(page, bare.serve, {});
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/late.css' });
    document.head.append(link);
  });
  await show(page, 'form');
  expect(said).toEqual([]);
  arrive();
  await expect(page.locator('.aw-root').first()).toHaveCSS('overflow-wrap', 'anywhere');
  await page.clock.runFor(1000);
  expect(said).toEqual([]);
});

test('a production build says nothing', async ({ page, bare }) => {
  const said = await open(page, bare.serve, { mode: 'production' });
  await show(page, 'form', 'mine');
  expect(said).toEqual([]);
});

test('a production build does not have the words', () => {
  expect(scripts.development).toContain('is in no style sheet');
  expect(scripts.production).not.toContain('is in no style sheet');
});
