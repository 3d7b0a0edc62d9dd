import {
  barePage,
  button,
  expect,
  expectFailure,
  expectOneLeadAfterTryAgain,
  expectReady,
  failedRequest,
  filledValues,
  fillIn,
  lead,
  openContactPage,
  send,
  sentence,
  settled,
  test,
  thanks,
  valuesOf,
  withoutHeap,
} from '@adviser-widgets/testing/browser';

test('fault 6: a refused preflight shows the error, and the console names only the address', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(
    failedRequest,
    /blocked by CORS policy/,
    /\[adviser-widgets\] POST .*\/acme\/call-centre failed/,
  );
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  await fillIn(page);
  await sandbox.fail({ path: lead, status: 403, preflight: true });
  await button(page).click();
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  const failure = `POST ${sandbox.url}/api-base/acme/call-centre failed`;
  await expect
    .poll(() => said.filter((text) => text.includes('[adviser-widgets]')))
    .toEqual([expect.stringContaining(failure)]);
  const words = said.join().replaceAll(/127\.0\.0\.1:\d+/g, ''); // a port can hold the subject's "14"
  expect(Object.values(filledValues).filter((value) => words.includes(value))).toEqual([]);
  expect(await valuesOf(page)).toEqual(filledValues);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('fault 8: if a content blocker stops the lead, the phone link remains', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, /\[adviser-widgets\] POST .*\/acme\/call-centre failed/);
  const block = (url: URL) => url.pathname.startsWith('/api-base/');
  await page.route(block, (route) => route.abort('blockedbyclient'));
  await send(page, sandbox);
  await expectFailure(page);
  await page.unroute(block);
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 2: offline before submit waits, and sends once when connected', async ({
  page,
  sandbox,
  context,
  expectConsole,
}) => {
  expectConsole(failedRequest, withoutHeap, /\[adviser-widgets\]/); // whichever fails first: captcha or request
  await openContactPage(page, sandbox);
  await settled(page);
  const captcha = Promise.all(
    ['anchor', 'challenge'].map((frame) => page.waitForResponse(`**/captcha/${frame}.js`)),
  );
  await fillIn(page);
  await captcha; // a captcha cut off while loading is fault 25
  await context.setOffline(true);
  await button(page).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('link', { name: '0800 000 000' }).last()).toBeVisible();
  await expect(button(page)).toHaveText('Try again');
  expect(sandbox.records()).toHaveLength(0);
  await context.setOffline(false);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});
