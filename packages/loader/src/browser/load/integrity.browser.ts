import {
  barePage,
  expect,
  expectFallbackUntouched,
  expectReady,
  failedRequest,
  hold,
  inAllUnless,
  onChromium,
  placeholder,
  snippet,
  test,
  withoutAnalytics,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page, Route } from '@playwright/test';

const nonce = 'aW50ZWdyaXR5';
const refused =
  /Failed to find a valid digest in the 'integrity' attribute|Failed to load module script|None of the “sha256” hashes/;

/** Serves one file with extra bytes. */
async function alter(page: Page, pattern: string): Promise<string[]> {
  const altered: string[] = [];
  await page.route(pattern, async (route) => {
    altered.push(route.request().url());
    await addByte(route).catch(() => {}); // fails if the test has ended
  });
  return altered;
}

async function addByte(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n/* altered */ window.evil = true;` });
}

/** Sets `window.refused` once the browser refuses a file of a link. */
async function noteRefusal(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener(
      'error',
      ({ target }) => target instanceof HTMLLinkElement && Object.assign(window, { refused: true }),
      true,
    ),
  );
}

function strict(sandbox: TestSandbox): { attributes: string; headers: Record<string, string> } {
  const policy = `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' ${sandbox.url}; require-trusted-types-for 'script'`;
  return { attributes: `async nonce="${nonce}"`, headers: { 'Content-Security-Policy': policy } };
}

const files = [
  ['the runtime', '**/assets/runtime-*.js*'],
  ['a module that the runtime imports', '**/assets/core-*.js*'],
  ['the engine', '**/assets/engine-*.js*'],
  ["the widget's module", '**/assets/request-call-form-*.js*'],
  ['a shared module', '**/assets/base-*.js*'],
  ['a style sheet', '**/assets/ui-*.css*'],
] as const;

for (const [name, pattern] of files) {
  const isRepresentative = ['the runtime', 'a style sheet'].includes(name); // the engines' cases have more
  const title = `rejects an altered byte in ${name} and keeps the fallback`;
  test(title, inAllUnless(isRepresentative), async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(
      refused,
      failedRequest,
      /could not be loaded/,
      /Failed to fetch dynamically imported module/,
    );
    const { attributes, headers } = strict(sandbox);
    const altered = await alter(page, pattern);
    await page.goto(bare.serve(barePage(sandbox, { attributes }), headers));
    await expect.poll(() => altered).not.toEqual([]);
    await expectFallbackUntouched(page);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    await expect(page.locator('form')).toHaveCount(0);
  });
}

const others = [
  ['the module of another widget', '**/assets/request-survey-*.js*'],
  ['the style sheet of another widget', '**/assets/request-survey-*.css*'],
] as const;

for (const [name, pattern] of others) {
  test(`rejects an altered byte in ${name} and mounts the other widget on the page`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(
      refused,
      failedRequest,
      /could not be loaded/,
      /Failed to fetch dynamically imported module/,
    );
    const { attributes, headers } = strict(sandbox);
    const altered = await alter(page, pattern);
    const survey = '<div data-widget="request-survey"><p>Tell us by phone.</p></div>';
    await page.goto(bare.serve(barePage(sandbox, { attributes, body: snippet + survey }), headers));
    await expect.poll(() => altered.length).toBeGreaterThan(1);
    await expect(page.locator('[data-widget="request-survey"]')).toHaveAttribute(
      'data-widget-state',
      'failed',
    );
    await expect(page.getByText('Tell us by phone.')).toBeVisible();
    await expectReady(page);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  });
}

/** Parts that load when somebody uses the page: file, page body, and the action that requests the file. */
const later = [
  ['the code that sends a lead', 'delivery', snippet, (page) => page.getByLabel('Email').focus()],
  [
    'the code that searches',
    'search',
    '<div data-widget="inline-search"></div>',
    (page) => page.locator('[data-widget="inline-search"] input').focus(),
  ],
  ['the chat', 'Chat', '<div data-widget="web-chat" data-load="immediate"></div>', async () => {}],
  [
    'the page API',
    'page-api',
    snippet,
    (page) =>
      page.evaluate(
        "AdviserWidgets.mount(document.body.appendChild(document.createElement('div')), 'icon').catch(() => {})",
      ),
  ],
] as const satisfies readonly (readonly [string, string, string, (page: Page) => Promise<unknown>])[];

for (const [name, file, body, use] of later) {
  test(`rejects an altered byte in ${name}, which loads later`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(
      refused,
      failedRequest,
      /could not be loaded/,
      /Failed to fetch dynamically imported module/,
    );
    const { attributes, headers } = strict(sandbox);
    await noteRefusal(page);
    const altered = await alter(page, `**/assets/${file}-*.js*`);
    await page.goto(
      bare.serve(barePage(sandbox, { attributes: `${attributes} ${withoutAnalytics}`, body }), headers),
    );
    await expectReady(page);
    await use(page);
    await page.waitForFunction(() => 'refused' in window);
    expect(altered).not.toEqual([]);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  });
}

test('rejects an altered byte in the report and mounts the widget', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(refused, failedRequest, /could not be loaded/, /Failed to fetch dynamically imported module/);
  const { attributes, headers } = strict(sandbox);
  const altered = await alter(page, '**/assets/open-report-*.js*');
  await page.goto(
    `${bare.serve(barePage(sandbox, { attributes: `${attributes} ${withoutAnalytics}` }), headers)}?aw-debug`,
  );
  await expectReady(page);
  await expect.poll(() => altered.length).toBeGreaterThan(1);
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
});

const map = `<script type="importmap">{ "imports": { "greeting": "data:text/javascript,export default 'Kia ora'" } }</script>
  <script type="module">import greeting from 'greeting'; window.greeting = greeting;</script>`;

async function expectGreeting(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('window.greeting')).toBe('Kia ora');
  expect(await page.locator('script[type="importmap"]').count(), 'no import map of ours').toBe(1);
}

test("a page's own import map before ours works (R27)", async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox, { body: map + snippet })));
  await expectReady(page);
  await expectGreeting(page);
});

test("a page's own import map works long after the first placeholder (R27)", async ({
  page,
  sandbox,
  bare,
}) => {
  const { release } = await hold(page, '**/slow.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const runtime = page.waitForRequest('**/assets/runtime-*');
  const body = `${snippet}<script src="/slow.js"></script>${map}`;
  await page.goto(bare.serve(barePage(sandbox, { body })), { waitUntil: 'commit' });
  await runtime;
  release();
  await expectReady(page);
  await expectGreeting(page);
});

// Firefox takes no import map after the first module of a page, whoever loads it.
test(
  "a page's own import map that a script adds works (R27)",
  onChromium,
  async ({ page, sandbox, bare }) => {
    await page.goto(bare.serve(barePage(sandbox, { attributes: '' })));
    await expectReady(page);
    await page.evaluate(
      (html) => document.body.append(document.createRange().createContextualFragment(html)),
      map,
    );
    await expectGreeting(page);
  },
);

test('rejects an altered byte under a policy of origins', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(refused, failedRequest, /could not be loaded/, /Failed to fetch dynamically/);
  const headers = { 'Content-Security-Policy': `script-src ${sandbox.url}; style-src ${sandbox.url}` };
  await alter(page, '**/assets/request-call-form-*.js*');
  await page.goto(bare.serve(barePage(sandbox), headers));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'failed');
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
});

test('mounts the widget under a policy of origins', async ({ page, sandbox, bare }) => {
  const headers = {
    'Content-Security-Policy': `script-src ${sandbox.url}; style-src ${sandbox.url}; require-trusted-types-for 'script'`,
  };
  await page.goto(bare.serve(barePage(sandbox), headers));
  await expectReady(page);
});

test('mounts the widget even if Trusted Types do not list our policy', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(
    /violates the following Content Security Policy directive|Creating a TrustedTypePolicy named/,
  );
  const headers = { 'Content-Security-Policy': `require-trusted-types-for 'script'; trusted-types other` };
  await page.goto(bare.serve(barePage(sandbox, { attributes: `async ${withoutAnalytics}` }), headers)); // the analytics script needs our policy
  await expectReady(page);
});
