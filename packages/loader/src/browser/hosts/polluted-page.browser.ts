import {
  barePage,
  expect,
  expectFallbackUntouched,
  expectReady,
  failThenSend,
  failureLines,
  inAllUnless,
  placeholder,
  snippet,
  test,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';

test.beforeEach(({ expectConsole }) => expectConsole(...failureLines));

/** Names that real scripts, or a crafted address read by one, have added to Object.prototype. */
const pollution = [
  ...[
    'src',
    'href',
    'srcdoc',
    'innerHTML',
    'nonce',
    'integrity',
    'type',
    'rel',
    'as',
    'name',
    'id',
    'title',
    'data',
  ],
  ...[
    'url',
    'method',
    'headers',
    'body',
    'mode',
    'cache',
    'credentials',
    'redirect',
    'referrer',
    'keepalive',
  ],
  ...[
    'load',
    'files',
    'widgets',
    'version',
    'config',
    'manifest',
    'default',
    'required',
    'render',
    'component',
    'definition',
  ],
  ...[
    'brand',
    'apiBase',
    'environment',
    'captcha',
    'siteKey',
    'scriptUrl',
    'phone',
    'messages',
    'regions',
    'privacyUrl',
  ],
  ...['heading', 'success', 'props', 'state', 'error', 'test', 'admin'],
];

function pollute(names: readonly string[]): void {
  for (const name of names) Object.assign(Object.prototype, { [name]: 'https://polluted.invalid/' });
}

const polluting = (names: readonly string[]) =>
  `<script>(${pollute.toString()})(${JSON.stringify(names)})</script>`;

for (const [when, options] of [
  ['before', (script: string) => ({ head: script })],
  ['right after', (script: string) => ({ attributes: '', body: script + snippet })],
] as const) {
  test(`the form works and sends nothing odd with names of options and attributes on every object ${when} the loader`, async ({
    engine,
    page,
    sandbox,
    bare,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const names = engine === 'light' ? pollution.filter((name) => name !== 'render') : pollution;
    await page.goto(bare.serve(barePage(sandbox, options(polluting(names)))));
    await expectReady(page);
    await failThenSend(page, sandbox);
    expect(requests.filter((url) => url.includes('polluted'))).toEqual([]);
    expect(JSON.stringify(sandbox.records())).not.toContain('polluted');
  });
}

/** What scripts of a page do with the options of a request before they pass it on. */
const wrappers: Readonly<Record<string, string>> = {
  'call their methods': "options.hasOwnProperty('headers')",
  'copy them': 'options = { ...options }',
  'copy them with a header':
    // one that needs no permission from another origin
    "options = Object.assign({}, options, { headers: { ...options.headers, 'Accept-Language': 'mi' } })",
  'make a Request of them': 'input = new Request(input, options); options = undefined',
  'read the method and the headers': "`${options.method.toUpperCase()} ${options.headers['Content-Type']}`",
  'write them down': 'JSON.stringify(options); String(options)',
};

for (const [what, code] of Object.entries(wrappers)) {
  test(
    `the form works on a page whose wrappers of fetch ${what}`,
    inAllUnless(what === 'call their methods'),
    async ({ page, sandbox, bare }) => {
      const head = `<script>{ const real = fetch; fetch = (input, options) => { ${code}; return real(input, options) } }</script>`;
      await page.goto(bare.serve(barePage(sandbox, { head })));
      await expectReady(page);
      await failThenSend(page, sandbox);
    },
  );
}

// Preact treats anything with a `render` as a class component (SECURITY.md).
test("with `render` on every object, visitors see the form, or the placeholder's content with the light engine", async ({
  engine,
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/is not a function/);
  await page.goto(bare.serve(barePage(sandbox, { head: polluting(['render']) })));
  if (engine === 'light') await expectFallbackUntouched(page);
  else await expectReady(page);
});

/** Elements that replace globals, and the document's properties and methods. */
const clobbering = [
  '<a id="AdviserWidgets"></a><div id="adviser-widgets-config">{"brand":"evil"}</div><form name="adviser-widgets-config"></form>',
  '<a id="grecaptcha"></a><form id="___grecaptcha_cfg"></form>',
  ...['head', 'body', 'forms'].map((name) => `<form name="${name}"></form>`),
  ...['documentElement', 'activeElement', 'getElementById', 'getElementsByName', 'cookie', 'referrer'].map(
    (name) => `<img name="${name}" alt="">`,
  ),
  ...['trustedTypes', 'heap', 'dataLayer', 'process', 'require', 'module', 'define', 'exports'].map(
    (name) => `<a id="${name}"></a>`,
  ),
].join('');

test('the form works on a page with elements named like globals and like members of the document', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(bare.serve(barePage(sandbox, { attributes: 'defer', body: clobbering + snippet })));
  await expectReady(page);
  await failThenSend(page, sandbox);
});

/** A page with an element that hides `document.currentScript`. Its configuration is in its inline block. */
function clobberedScriptPage(bare: BareOrigin, sandbox: TestSandbox): string {
  const config = { brand: 'acme', apiBase: { live: sandbox.url, sandbox: sandbox.url } };
  return bare.serve(`<!doctype html><title>Clobbered</title><img name="currentScript" src="data:," alt="">
    <script type="application/json" id="adviser-widgets-config">${JSON.stringify(config)}</script>
    <script src="${sandbox.url}/adviser-widgets/1/loader.js"></script>${snippet}`);
}

test('uses the built-in address and the inline configuration if an image is named currentScript', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.route('**/adviser-widgets/1/assets/*', (route) =>
    route.continue({ url: sandbox.url + new URL(route.request().url()).pathname }),
  );
  await page.goto(clobberedScriptPage(bare, sandbox));
  await expectReady(page);
});

test('a placeholder in a form around the whole page sends one lead and stays on the page', async ({
  page,
  sandbox,
  bare,
}) => {
  const names = [
    'attributes',
    'dataset',
    'children',
    'childNodes',
    'closest',
    'querySelector',
    'action',
    'method',
    'submit',
    'elements',
  ];
  const inputs = names.map((name) => `<input type="hidden" name="${name}">`).join('');
  const address = bare.serve(
    barePage(sandbox, { body: `<form action="/lost" method="post">${inputs}${snippet}</form>` }),
  );
  await page.goto(address);
  await expectReady(page);
  await page.locator('form').first().dispatchEvent('click'); // beside the widget
  await failThenSend(page, sandbox);
  expect(page.url()).toBe(address);
});

test('a form as placeholder, with inputs named like its members, has its widget and keeps its content', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/\[adviser-widgets\]/);
  const names = ['attributes', 'dataset', 'children', 'childNodes', 'closest'];
  const fields = names.map((name) => `<input name="${name}">`).join('');
  await page.goto(
    bare.serve(
      barePage(sandbox, { body: `<form data-widget="request-call-form">${fields}</form>${snippet}` }),
    ),
  );
  await expect(page.locator('[data-widget]').nth(1)).toHaveAttribute('data-widget-state', 'ready');
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await expect(placeholder(page).locator('input[name="dataset"]')).toHaveCount(1);
});
