import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  barePage,
  builtFiles,
  builtVersion,
  expect,
  expectReady,
  failedRequest,
  hold,
  placeholder,
  snippet,
  test,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page, Route } from '@playwright/test';

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

const map = `<script type="importmap">{ "imports": { "greeting": "data:text/javascript,export default 'Kia ora'" } }</script>
  <script type="module">import greeting from 'greeting'; window.greeting = greeting;</script>`;

async function expectGreeting(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('window.greeting')).toBe('Kia ora');
  expect(await page.locator('script[type="importmap"]').count(), 'no import map of ours').toBe(1);
}

test("a page's own import map works long after the first placeholder", async ({ page, sandbox, bare }) => {
  const { release } = await hold(page, '**/slow.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const runtime = page.waitForRequest('**/assets/runtime-*');
  const body = `${snippet}<script src="/slow.js"></script>${map}`;
  await page.goto(bare.serve(barePage(sandbox, { body })), { waitUntil: 'commit' });
  await runtime;
  await release();
  await expectReady(page);
  await expectGreeting(page);
});

test("a page's own import map that a script adds works", async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox, { attributes: '' })));
  await expectReady(page);
  await page.evaluate(
    (html) => document.body.append(document.createRange().createContextualFragment(html)),
    map,
  );
  await expectGreeting(page);
});

test('rejects an altered byte under a policy of origins', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(refused, failedRequest, /could not be loaded/, /Failed to fetch dynamically/);
  const headers = { 'Content-Security-Policy': `script-src ${sandbox.url}; style-src ${sandbox.url}` };
  await alter(page, '**/assets/request-call-form-*.js*');
  await page.goto(bare.serve(barePage(sandbox), headers));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'failed');
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
});

const inPlace = `/adviser-widgets/${builtVersion}/`;

/** A page that names an exact release by its hash, and lets no script in that has none. */
function sealedPage(sandbox: TestSandbox): string {
  const loader = readFileSync(join(builtFiles, builtVersion, 'loader.js'));
  const hash = createHash('sha384').update(loader).digest('base64');
  return barePage(sandbox, {
    attributes: `async crossorigin="anonymous" integrity="sha384-${hash}"`,
  }).replace('/adviser-widgets/1/', inPlace);
}

const sealed = { 'Integrity-Policy': 'blocked-destinations=(script)' };

/** Answers the widget's module with a redirect to the same bytes in another folder, whose other modules are changed. */
async function redirect(page: Page): Promise<void> {
  const elsewhere = '/adviser-widgets/next/';
  await page.route(`**${inPlace}assets/request-call-form-*.js*`, (route) =>
    route.fulfill({
      status: 302,
      headers: {
        Location: route.request().url().replace(inPlace, elsewhere),
        'Access-Control-Allow-Origin': '*',
      },
    }),
  );
  await alter(page, `**${elsewhere}assets/*.js`);
}

for (const [policy, headers, runs] of [
  ['without a policy for integrity', {}, true],
  ['under Integrity-Policy', sealed, false],
] as const)
  test(`${policy}, what a redirected module imports ${runs ? 'runs unchecked' : 'does not run'}`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(/./);
    await redirect(page);
    await page.goto(bare.serve(sealedPage(sandbox), headers));
    await expect(placeholder(page)).toHaveAttribute('data-widget-state', /^(ready|failed)$/);
    expect(await page.evaluate(() => 'evil' in window)).toBe(runs);
    expect(await placeholder(page).getAttribute('data-widget-state')).toBe(runs ? 'ready' : 'failed');
  });

test('widgets load under Integrity-Policy', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(sealedPage(sandbox), sealed));
  await expectReady(page);
});

test('what loads later loads under Integrity-Policy', async ({ page, sandbox, bare }) => {
  const refused: string[] = [];
  page.on('requestfailed', (request) => refused.push(request.url()));
  await page.goto(bare.serve(sealedPage(sandbox), sealed));
  await expectReady(page);
  const later = page.waitForResponse(`**${inPlace}assets/after-touch-*.js*`);
  await page.getByLabel('Email').first().focus();
  expect((await later).ok()).toBe(true);
  expect(refused.filter((address) => address.includes(inPlace))).toEqual([]);
});
