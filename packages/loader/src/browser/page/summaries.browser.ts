import {
  barePage,
  button,
  expect,
  expectReady,
  fillIn,
  test,
  typed,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

/** What the sandbox's collector has received from this page. */
async function received(sandbox: TestSandbox): Promise<object[]> {
  const response = await fetch(`${sandbox.url}/__sandbox/beacons`);
  return ((await response.json()) as { readonly beacon: object }[]).map(({ beacon }) => beacon);
}

async function open(page: Page, sandbox: TestSandbox, bare: BareOrigin, sample: string): Promise<void> {
  const address = `${sandbox.url}/stand-ins/collector/beacons`;
  const attributes = `async data-report-url="${address}" data-report-sample="${sample}"`;
  await page.goto(bare.serve(barePage(sandbox, { attributes })) + '?email=marama@example.co.nz');
  await expectReady(page);
}

/** Waits for the file that counts. Another import of it resolves after the page's own. */
async function untilCounting(page: Page): Promise<void> {
  const address = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/report-summaries-'))?.name,
  );
  await page.evaluate((url) => import(url ?? '').then(() => {}), await address.jsonValue());
}

test.beforeEach(async ({ sandbox }) => {
  await fetch(`${sandbox.url}/__sandbox/beacons`, { method: 'DELETE' });
});

test('a page view that sent a lead is summed up when it is left', async ({
  engine,
  version,
  page,
  sandbox,
  bare,
}) => {
  await open(page, sandbox, bare, '1');
  await untilCounting(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  await page.goto('about:blank');
  const time = expect.any(Number) as unknown;
  await expect
    .poll(() => received(sandbox))
    .toEqual([
      {
        kind: 'summary',
        version,
        engine,
        widgets: { 'request-call-form': { ready: 1 } },
        ready: { median: time, slowest: time },
        submissions: { success: 1 },
      },
    ]);
});

test('a summary holds nothing that was typed, dispatched or in the address', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, sandbox, bare, '1');
  await untilCounting(page);
  await fillIn(page);
  await page.locator('[data-widget]').evaluate((element) => {
    const detail = { widget: 'marama', id: 'marama', kind: 'marama' };
    element.dispatchEvent(new CustomEvent('aw:success', { bubbles: true, detail }));
    element.dispatchEvent(new CustomEvent('aw:error', { bubbles: true, detail }));
  });
  await page.goto('about:blank');
  const summaries = async () =>
    (await received(sandbox)).filter((beacon) => 'kind' in beacon && beacon.kind === 'summary');
  await expect.poll(summaries).toHaveLength(1);
  const [summary] = await summaries();
  expect.soft(summary).toMatchObject({ submissions: {} });
  for (const text of ['marama', '?', ...Object.values(typed)])
    expect.soft(JSON.stringify(summary)).not.toContain(text);
});

test('with a share of 0, failures are reported and nothing that counts is downloaded', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/404/, /Failed to load resource/, /answered 503/);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await sandbox.fail({ path: '/call-centre', status: 503 });
  await open(page, sandbox, bare, '0');
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('alert').getByText('Sorry, something went wrong')).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => received(sandbox)).toMatchObject([{ kind: 'http' }]);
  expect(files.filter((url) => url.includes('report-summaries'))).toEqual([]);
});
