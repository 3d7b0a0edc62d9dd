import {
  button,
  expect,
  failedRequest,
  fillIn,
  openStrictPage,
  report,
  reportItems as items,
  reportPanel as panel,
  reportProblems as problems,
  test,
} from '@adviser-widgets/testing/browser';

test('fault 54: the form mounts and sends under a strict policy with Trusted Types, without a violation', async ({
  page,
  sandbox,
  bare,
}) => {
  const { violations } = await openStrictPage(page, { sandbox, bare });
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test('a preview shows its styled ribbon under a strict policy', async ({ page, sandbox, bare }) => {
  const { violations } = await openStrictPage(page, { sandbox, bare }, 'data-preview');
  await expect(page.getByText('Preview: forms work, nothing is sent')).toHaveCSS('position', 'fixed');
  expect(await violations()).toEqual([]);
});

test('reports a failure under a strict policy, without a violation', async ({
  version,
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest); // that address has no collector
  const beacons: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/reports') && beacons.push(request.postDataJSON()));
  const { violations } = await openStrictPage(
    page,
    { sandbox, bare },
    `data-report-url="${sandbox.url}/reports"`,
  );
  await expect(async () => {
    await button(page).click(); // every field is empty; the reporting code loads separately
    expect(beacons).not.toEqual([]);
  }).toPass();
  expect(beacons[0]).toEqual({ widget: 'request-call-form', kind: 'invalid', version });
  expect(await violations()).toEqual([]);
});

test('the report opens under the same policy, without a violation', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/does not know data-headding/);
  const { violations } = await openStrictPage(page, { sandbox, bare }, 'data-debug');
  await page.evaluate(() => document.querySelector('[data-widget]')?.setAttribute('data-headding', 'Hi'));
  await expect(problems(items(page).first())).toHaveText([
    'This widget does not know data-headding="Hi"; write data-heading="Hi".',
  ]);
  await items(page).first().getByRole('button', { name: 'Copy corrected snippet' }).click();
  await items(page).first().getByRole('button', { name: 'Show request-call-form' }).click();
  await report(page).getByRole('button', { name: '1 problem with' }).click();
  await expect(panel(page)).toHaveCSS('position', 'fixed');
  expect(await violations()).toEqual([]);
});
