import {
  barePage,
  expect,
  failedRequest,
  hold,
  repairWarnings,
  openWithReport,
  report,
  reportItems as items,
  reportPanel as panel,
  snippet,
  test,
  untilIdle,
} from '@adviser-widgets/testing/browser';

test('without widgets.json, still shows the states, and a note says what is missing', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest);
  await page.route('**/widgets.json', (route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await openWithReport(page, { sandbox, bare }, { body: snippet });
  await expect(items(page).locator('.aw-report-state')).toHaveText(['ready']);
  await expect(report(page)).toContainText('Attributes are not checked');
});

test('a report that comes after its widgets has what their authors wrote', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const held = await hold(page, '**/open-report-*.js*');
  await openWithReport(page, { sandbox, bare }, { body: snippet });
  await expect.poll(() => held.asked).toHaveLength(1);
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  await held.release();
  await expect(items(page).locator('.aw-report-state')).toHaveText(['ready']);
  await report(page).getByRole('button', { name: 'Copy snippet' }).click();
  await expect(report(page).getByRole('textbox')).toHaveValue(snippet);
});

test('without its files, the report does not open and the widgets work', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /\[adviser-widgets\].*report-/);
  await page.route('**/open-report-*.js*', (route) => route.fulfill({ status: 404 }));
  await openWithReport(page, { sandbox, bare }, { body: snippet });
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(report(page)).toHaveCount(0);
});

test('the configuration turns on the report', async ({ page, sandbox, bare }) => {
  const block =
    '<script type="application/json" id="adviser-widgets-config">{ "brand": "acme", "debug": true }</script>';
  const html = barePage(sandbox, { head: block }).replace(/data-config="[^"]*"/, '');
  await page.goto(bare.serve(html));
  await expect(panel(page)).toBeVisible();
});

test('a configuration that is lost is reported once, and is no uncaught error', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /the configuration could not be read/);
  const html = barePage(sandbox).replace(/data-config="[^"]*"/, 'data-config="/none.json" data-debug');
  await page.goto(bare.serve(html));
  await expect(panel(page)).toContainText('could not be read');
});

test('visitors download nothing of the report', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(repairWarnings);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openWithReport(page, { sandbox, bare }, { query: '' });
  await expect(page.locator('[data-widget]').first()).toHaveAttribute('data-widget-state', 'ready');
  await untilIdle(page);
  expect(requests.filter((path) => /report|widgets\.json/.test(path))).toEqual([]);
  await expect(report(page)).toHaveCount(0);
});
