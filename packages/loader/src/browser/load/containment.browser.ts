import {
  barePage,
  expect,
  expectFallbackUntouched,
  expectReady,
  failedRequest,
  test,
  withoutIntegrity,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

test('keeps the fallback unchanged if a chunk is missing', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest, /failed \(load\); its fallback stays/);
  await page.route('**/request-call-form-*.js*', (route) => route.fulfill({ status: 404 }));
  await page.goto(bare.serve(barePage(sandbox)));
  await expectFallbackUntouched(page);
});

test('retries a chunk that fails once', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest);
  await page.route('**/request-call-form-*.js', (route) => route.fulfill({ status: 503 }), { times: 2 });
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
});

/** Serves the widget's file with another component; `source` is an expression. */
async function poison(page: Page, source: string): Promise<void> {
  await withoutIntegrity(page);
  await page.route(
    (url) => /request-call-form-[\w-]+\.js$/.test(url.pathname) && url.search === '',
    (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: `export * from '${pathname}?real';\nexport const component = ${source};`,
      });
    },
  );
}

const lifecycle = (method: string) =>
  `(() => { function Poisoned() {} Poisoned.prototype = { isReactComponent: {}, render: () => 'poisoned', ${method}() { throw new Error('poisoned'); } }; return Poisoned; })()`;

for (const [phase, source] of [
  ['render', '() => { throw new Error("poisoned"); }'],
  ['effect', lifecycle('componentDidMount')],
] as const) {
  test(`restores the fallback unchanged after an error (${phase}), and emits the phase`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(/request-call-form failed .* its fallback stays/);
    await page.addInitScript(() => {
      addEventListener('aw:failed', (event) =>
        Object.assign(window, { failed: (event as CustomEvent).detail }),
      );
    });
    await poison(page, source);
    await page.goto(bare.serve(barePage(sandbox)));
    await expectFallbackUntouched(page);
    const detail = await page.evaluate(() => (window as unknown as { failed: object }).failed);
    expect(detail).toMatchObject({ widget: 'request-call-form', phase, message: 'Error: poisoned' });
  });
}
