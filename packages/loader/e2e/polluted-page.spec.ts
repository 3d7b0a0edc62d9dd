import { barePage, expectReady, placeholder, snippet } from './bare-page.ts';
import { expect, test, type BareOrigin, type TestSandbox } from './fixtures.ts';
import { failThenSend, failureLines } from './journey.ts';

/** Names that real scripts, or a crafted address read by one, have left on Object.prototype. */
const pollution = [
  ['src', 'href', 'srcdoc', 'innerHTML', 'nonce', 'integrity', 'type', 'rel', 'as'],
  ['url', 'method', 'headers', 'body', 'mode', 'cache', 'credentials', 'redirect', 'referrer', 'keepalive'],
  ['load', 'files', 'widgets', 'version', 'config', 'manifest', 'default', 'render', 'component', 'definition'],
  ['brand', 'apiBase', 'environment', 'captcha', 'siteKey', 'scriptUrl', 'phone', 'messages', 'regions', 'privacyUrl'],
  ['name', 'id', 'title', 'heading', 'success', 'props', 'state', 'data', 'error', 'required', 'test', 'admin'],
];

for (const names of pollution) {
  test(`the form works with ${names.slice(0, 4).join(', ')} and more on every object`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(...failureLines);
    const head = `<script>${JSON.stringify(names)}.forEach((name) => { Object.prototype[name] = 'https://polluted.invalid/' })</script>`;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(bare.serve(barePage(sandbox, { head })));
    await expectReady(page);
    await failThenSend(page, sandbox);
    expect(requests.filter((url) => url.includes('polluted'))).toEqual([]);
    expect(JSON.stringify(sandbox.records())).not.toContain('polluted');
  });
}

const clobbering: Readonly<Record<string, string>> = {
  'the API and the configuration': '<a id="AdviserWidgets"></a><div id="adviser-widgets-config">{"brand":"evil"}</div><form name="adviser-widgets-config"></form>',
  'the captcha': '<a id="grecaptcha"></a><form id="___grecaptcha_cfg"></form>',
  'parts of the document': '<form name="head"></form><form name="body"></form><img name="documentElement" alt=""><img name="activeElement" alt="">',
  'methods of the document': '<img name="getElementById" alt=""><img name="getElementsByName" alt=""><img name="cookie" alt=""><img name="referrer" alt="">',
  'globals we read': '<a id="trustedTypes"></a><a id="heap"></a><a id="dataLayer"></a><a id="process"></a><a id="require"></a><a id="module"></a><a id="define"></a>',
};

for (const [what, html] of Object.entries(clobbering)) {
  test(`the form works on a page with elements named like ${what}`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(...failureLines);
    await page.goto(bare.serve(barePage(sandbox, { attributes: 'defer', body: html + snippet })));
    await expectReady(page);
    await failThenSend(page, sandbox);
  });
}

/** A page whose element hides `document.currentScript`: the configuration comes from its inline block. */
function clobberedScriptPage(bare: BareOrigin, sandbox: TestSandbox): string {
  const config = { brand: 'acme', apiBase: { live: sandbox.url, sandbox: sandbox.url } };
  return bare.serve(`<!doctype html><title>Clobbered</title><img name="currentScript" src="data:," alt="">
    <script type="application/json" id="adviser-widgets-config">${JSON.stringify(config)}</script>
    <script src="${sandbox.url}/adviser-widgets/1/loader.js"></script>${snippet}`);
}

test('with an image named currentScript the built-in address and the inline configuration serve', async ({ page, sandbox, bare }) => {
  await page.route('**/adviser-widgets/1/assets/*', (route) => route.continue({ url: sandbox.url + new URL(route.request().url()).pathname }));
  await page.goto(clobberedScriptPage(bare, sandbox));
  await expectReady(page);
});

test('a placeholder in a form around the whole page sends one lead, and the page stays', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(...failureLines);
  const names = ['attributes', 'dataset', 'children', 'childNodes', 'closest', 'querySelector', 'action', 'method', 'submit', 'elements'];
  const inputs = names.map((name) => `<input type="hidden" name="${name}">`).join('');
  const address = bare.serve(barePage(sandbox, { body: `<form action="/lost" method="post">${inputs}${snippet}</form>` }));
  await page.goto(address);
  await expectReady(page);
  await failThenSend(page, sandbox);
  expect(page.url()).toBe(address);
});

test('a form as placeholder, with inputs named like its own members, keeps its content and harms no other', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/\[adviser-widgets\]/);
  const names = ['attributes', 'dataset', 'children', 'childNodes', 'closest'];
  const fields = names.map((name) => `<input name="${name}">`).join('');
  await page.goto(bare.serve(barePage(sandbox, { body: `<form data-widget="request-call-form">${fields}</form>${snippet}` })));
  await expect(page.locator('[data-widget]').nth(1)).toHaveAttribute('data-widget-state', 'ready');
  await expect(placeholder(page).locator('input[name="dataset"]')).toBeVisible();
});
