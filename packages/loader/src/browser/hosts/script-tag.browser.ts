import {
  button,
  expect,
  expectReady,
  fillIn,
  placeholder,
  snippet,
  test,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const pageOf = ({ tags, head = '' }: { readonly tags: string; readonly head?: string }) =>
  `<!doctype html><html lang="en"><head><title>Tag</title>${head}</head><body>${snippet}${tags}</body></html>`;

/** A tag for the loader, on another origin than the page. */
const tagOf = ({ url }: TestSandbox, attributes: string) =>
  `<script ${attributes} src="${url}/adviser-widgets/1/loader.js" data-config="${url}/__sandbox/config.json"></script>`;

/** Serves the files where the build expects the library: on the page's own origin. */
const serveAssets = (page: Page, { url }: TestSandbox) =>
  page.route(/\/assets\//, (route) =>
    route.continue({ url: new URL(new URL(route.request().url()).pathname, url).href }),
  );

const replaceDocument = `<script>
  const { Document } = window;
  window.Document = function () { return new Document() };
  window.HTMLDocument = function () {};
</script>`;

test('a module from another origin is configured by its tag, and sends its lead', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(
    bare.serve(pageOf({ tags: tagOf(sandbox, 'type="module" crossorigin data-brand="by-tag"') })),
  );
  await expectReady(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(sandbox.records('call-centre').map(({ path }) => path)).toEqual(['/api-base/by-tag/call-centre']);
});

test('the tag is found on a page that has replaced Document', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(pageOf({ head: replaceDocument, tags: tagOf(sandbox, 'async') })));
  await expectReady(page);
});

test('a loader inlined into the page is configured by its tag, or by the one that it replaces', async ({
  page,
  sandbox,
  bare,
}) => {
  const code = await (await fetch(`${sandbox.url}/adviser-widgets/1/loader.js`)).text();
  const delayed = tagOf(sandbox, 'type="text/delayed" data-privacy-url="/from-the-tag"');
  await serveAssets(page, sandbox);
  for (const tags of [
    `<script data-privacy-url="/from-the-tag" data-config="${sandbox.url}/__sandbox/config.json">${code}</script>`,
    `${delayed}<script>${code}</script>`,
    `${delayed}<script type="module">${code}</script>`,
  ]) {
    await page.goto(bare.serve(pageOf({ tags })));
    await expectReady(page);
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/from-the-tag');
  }
});

test('with two candidates no tag is found, and the form says so', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/the script tag was not found/, /two loaders/, /Failed to load resource/);
  const found = page.waitForEvent('console', (message) =>
    message.text().includes('script tag was not found'),
  );
  const tags = tagOf(sandbox, 'type="module"') + tagOf(sandbox, 'type="text/delayed" data-brand="other"');
  await serveAssets(page, sandbox);
  await page.goto(bare.serve(pageOf({ tags })));
  await found;
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'invalid');
  await expect(page.getByRole('link', { name: '0800 000 000' })).toBeVisible();
});
