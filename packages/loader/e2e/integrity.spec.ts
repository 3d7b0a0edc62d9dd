import type { Page } from '@playwright/test';
import { barePage, expectFallbackUntouched, expectReady, placeholder, snippet, withoutAnalytics } from './bare-page.ts';
import { expect, failedRequest, test, type TestSandbox } from './fixtures.ts';

const nonce = 'aW50ZWdyaXR5';
const refused = /Failed to find a valid digest in the 'integrity' attribute|Failed to load module script/;

/** Serves one file with a byte more than was built. */
async function alter(page: Page, pattern: string): Promise<string[]> {
  const altered: string[] = [];
  await page.route(pattern, async (route) => {
    altered.push(route.request().url());
    const response = await route.fetch().catch(() => undefined);
    if (!response) return; // the test has ended
    await route.fulfill({ response, body: `${await response.text()}\n/* altered */ window.evil = true;` });
  });
  return altered;
}

function strict(sandbox: TestSandbox): { attributes: string; headers: Record<string, string> } {
  const policy = `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' ${sandbox.url}; require-trusted-types-for 'script'`;
  return { attributes: `async nonce="${nonce}"`, headers: { 'Content-Security-Policy': policy } };
}

const files = [
  ['the runtime', '**/assets/runtime-*.js*'],
  ["the widget's module", '**/assets/request-call-form-*.js*'],
  ['a shared module', '**/assets/chunk-*.js*'],
  ['a style sheet', '**/assets/ui-*.css*'],
] as const;

for (const [name, pattern] of files) {
  test(`an altered byte in ${name} is refused, and the fallback stays`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(refused, failedRequest, /could not be loaded/, /Failed to fetch dynamically imported module/);
    const { attributes, headers } = strict(sandbox);
    const altered = await alter(page, pattern);
    await page.goto(bare.serve(barePage(sandbox, { attributes }), headers));
    await expect.poll(() => altered.length).toBeGreaterThan(1); // asked for once more
    await expectFallbackUntouched(page);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    await expect(page.locator('form')).toHaveCount(0);
  });
}

const late = [
  ['the manifest of what few pages have', '**/assets/late-*.js*'],
  ['a module that few pages have', '**/assets/request-survey-*.js*'],
  ['a style sheet that few pages have', '**/assets/request-survey-*.css*'],
] as const;

for (const [name, pattern] of late) {
  test(`an altered byte in ${name} is refused, and the other widget of the page stands`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(refused, failedRequest, /could not be loaded/, /Failed to fetch dynamically imported module/);
    const { attributes, headers } = strict(sandbox);
    const altered = await alter(page, pattern);
    const survey = '<div data-widget="request-survey"><p>Tell us by phone.</p></div>';
    await page.goto(bare.serve(barePage(sandbox, { attributes, body: snippet + survey }), headers));
    await expect.poll(() => altered.length).toBeGreaterThan(1);
    await expect(page.locator('[data-widget="request-survey"]')).toHaveAttribute('data-widget-state', 'failed');
    await expect(page.getByText('Tell us by phone.')).toBeVisible();
    await expectReady(page);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  });
}

test('a file that is fetched only now and then is held to its hash too', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(refused, /Failed to fetch dynamically imported module/);
  const { attributes, headers } = strict(sandbox);
  const known = new Set<string>();
  await page.goto(bare.serve(barePage(sandbox, { attributes: `${attributes} ${withoutAnalytics}` }), headers));
  page.on('request', (request) => known.add(request.url()));
  await expectReady(page);
  await alter(page, '**/assets/extras-*.js*');
  const outcome = await page.evaluate(() => {
    const { AdviserWidgets } = window as unknown as { AdviserWidgets: { mount(element: Element, name: string): Promise<void> } };
    const element = document.body.appendChild(document.createElement('div'));
    return AdviserWidgets.mount(element, 'request-call-form').then(
      () => 'mounted',
      () => 'refused',
    );
  });
  expect(outcome).toBe('refused');
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
});

test('under a policy of origins, without a nonce, modules are checked as they are preloaded', async ({ page, sandbox, bare, expectConsole }) => {
  // The import map is refused: the build prints the hashes that would allow it.
  expectConsole(refused, failedRequest, /violates the following Content Security Policy directive/, /could not be loaded/, /Failed to fetch dynamically/);
  const headers = { 'Content-Security-Policy': `script-src ${sandbox.url}; style-src ${sandbox.url}` };
  await alter(page, '**/assets/request-call-form-*.js*');
  await page.goto(bare.serve(barePage(sandbox), headers));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'failed');
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
});

test('under a policy of origins the widget mounts', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/violates the following Content Security Policy directive/);
  const headers = { 'Content-Security-Policy': `script-src ${sandbox.url}; style-src ${sandbox.url}; require-trusted-types-for 'script'` };
  await page.goto(bare.serve(barePage(sandbox), headers));
  await expectReady(page);
});

test('where Trusted Types do not list our policy the widget mounts all the same', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/violates the following Content Security Policy directive|Creating a TrustedTypePolicy named|requires 'TrustedScript' assignment/);
  expectConsole(/breaks require-trusted-types-for: HTMLScriptElement textContent/); // without a policy our import map is a text
  const headers = { 'Content-Security-Policy': `require-trusted-types-for 'script'; trusted-types other` };
  await page.goto(bare.serve(barePage(sandbox, { attributes: `async ${withoutAnalytics}` }), headers)); // its script is one that no policy of ours lets in
  await expectReady(page);
});
