import {
  expect,
  expectReady,
  inAllUnless,
  placeholder,
  snippet,
  test,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

/** How optimisers, tag managers and CMS plugins rewrite the script tag; `code` is the loader's text. */
const rewrites: Readonly<Record<string, (code: string) => string>> = {
  'with all its attributes stripped': () => '<script src="/adviser-widgets/1/loader.js"></script>',
  'with a version in its address, as WordPress adds': () =>
    '<script src="/adviser-widgets/1/loader.js?ver=6.1.9" id="aw-js"></script>',
  'kept from Rocket Loader': () =>
    '<script data-cfasync="false" async src="/adviser-widgets/1/loader.js"></script>',
  'as a module': () => '<script type="module" src="/adviser-widgets/1/loader.js"></script>',
  inlined: (code) => `<script>${code}</script>`,
  'inlined as a module': (code) => `<script type="module">${code}</script>`,
  'in another folder under another name': () => '<script async src="/cache/5f3a/widgets.min.js"></script>',
  'behind a script that lacks its semicolon, and before another': () =>
    '<script defer src="/cache/bundle.js"></script>',
  'wrapped in try and catch': (code) => `<script>try{${code}\n}catch(e){console.error(e)}</script>`,
  'from a cache that evaluates text': (code) =>
    `<script>setTimeout(() => new Function(${asText(code)})())</script>`,
  'added by a tag manager': () =>
    "<script>document.head.append(Object.assign(document.createElement('script'), { src: '/adviser-widgets/1/loader.js' }))</script>",
  'written while the page is parsed': () =>
    '<script>document.write(\'<script src="/adviser-widgets/1/loader.js"><\\/script>\')</script>',
  'from a blob': (code) =>
    `<script>document.head.append(Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob([${asText(code)}], { type: 'text/javascript' })) }))</script>`,
};

function asText(code: string): string {
  return JSON.stringify(code).replaceAll('</', '<\\/');
}

/** Serves a page, and the files in its tags, on the origin where the build expects the library. */
async function open(page: Page, { url }: TestSandbox, tag: (code: string) => string): Promise<void> {
  const code = await (await fetch(`${url}/adviser-widgets/1/loader.js`)).text();
  expect(code).not.toMatch(/<\/script|<!--/i); // can be inlined unchanged
  const config = await (await fetch(`${url}/__sandbox/config.json`)).text();
  const block = `<script type="application/json" id="adviser-widgets-config">${config}</script>`;
  const javaScript = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route('**/cache/5f3a/widgets.min.js', (route) => route.fulfill(javaScript(code)));
  await page.route('**/cache/bundle.js', (route) =>
    route.fulfill(
      javaScript(
        `(function () { window.isFirst = true })()${code}\n(function () { window.isLast = true })()`,
      ),
    ),
  );
  await page.route('**/rewritten', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html><head><title>Rewritten</title>${block}${tag(code)}</head><body>${snippet}</body></html>`,
    }),
  );
  await page.goto(`${url}/rewritten`);
}

/** What optimisers and tag managers do most. */
const representatives = [
  'as a module',
  'inlined',
  'with all its attributes stripped',
  'added by a tag manager',
];

for (const [name, rewrite] of Object.entries(rewrites)) {
  test(
    `the script tag works ${name}`,
    inAllUnless(representatives.includes(name)),
    async ({ page, sandbox }) => {
      await open(page, sandbox, rewrite);
      await expectReady(page);
      await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
        'href',
        `${sandbox.url}/privacy-policy`,
      );
    },
  );
}

test('shows the fallback until the first input, and then the form, if an optimiser delays the script', async ({
  page,
  sandbox,
}) => {
  const delay = `addEventListener('keydown', () => {
    const delayed = document.querySelector('[type="text/delayed"]');
    const script = document.createElement('script');
    for (const { name, value } of delayed.attributes) if (name !== 'type') script.setAttribute(name.replace('data-delayed-', ''), value);
    delayed.replaceWith(script);
  }, { once: true });`;
  await open(
    page,
    sandbox,
    () =>
      `<script type="text/delayed" data-delayed-src="/adviser-widgets/1/loader.js" data-privacy-url="/privacy"></script><script>${delay}</script>`,
  );
  await expect(page.getByRole('link', { name: '0800 000 000' })).toBeVisible();
  await expect(placeholder(page)).not.toHaveAttribute('data-widget-state');
  await page.keyboard.press('Tab');
  await expectReady(page);
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});
