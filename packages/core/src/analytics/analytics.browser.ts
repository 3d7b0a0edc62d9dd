import { event, heard, properties, send, tools } from '../browser/analytics-page.ts';
import {
  barePage,
  bodyWith,
  button,
  expect,
  expectReady,
  failedRequest,
  fillIn,
  hold,
  inAll,
  nonce,
  openContactPage,
  sendEmpty,
  strictPolicy,
  test,
  typed,
  untilAnalytics,
  untilExtras,
} from '@adviser-widgets/testing/browser';
import { asked, heapUrl, serveHeap, withHeap } from '../browser/heap.ts';

test('the demo site sends the sandbox an event for a lead and one for a click on a phone link', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, /answered 503/);
  await sandbox.fail({ path: '/call-centre', status: 503 });
  await openContactPage(page, sandbox);
  await untilAnalytics(page);
  await fillIn(page);
  await button(page).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: '0800 000 000' })
    .evaluate((link) => {
      link.addEventListener('click', (press) => press.preventDefault());
      (link as HTMLElement).click();
    });
  await button(page).click();
  const click = { name: 'click_phone', properties: { category: 'Click', label: 'phone', action: 'Click' } };
  const sent = { name: 'lead_call_centre', properties };
  // Both are sent once the script has loaded, so they may arrive in any order.
  const received = () =>
    sandbox
      .records('analytics')
      .map(({ fields }) => fields as { name: string })
      .sort((a, b) => a.name.localeCompare(b.name));
  await expect.poll(received).toMatchObject([click, sent]);
});

test('a lead that fails sends no event', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest, /answered 503/);
  await serveHeap(page);
  await sandbox.fail({ path: '/call-centre', status: 503 });
  await page.goto(bare.serve(barePage(sandbox, { attributes: withHeap, head: tools })));
  await expectReady(page);
  await sendEmpty(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
  await expect.poll(() => asked(page)).toEqual([['load', 'd-1']]);
  expect((await heard(page)).dataLayer).toEqual([]);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(await asked(page)).toEqual([['load', 'd-1'], event]);
});

test('does not request the script before the widgets are mounted', async ({ page, sandbox, bare }) => {
  const order: string[] = [];
  await serveHeap(page);
  page.on('request', (request) => request.url() === heapUrl && order.push('Heap'));
  await page.exposeFunction('tellReady', () => order.push('ready'));
  const form = await hold(page, '**/assets/request-call-form-*.js');
  const head = "<script>addEventListener('aw:ready', () => tellReady())</script>";
  await page.goto(bare.serve(barePage(sandbox, { attributes: withHeap, head })));
  await untilExtras(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  ); // when Heap would be requested
  expect(order).toEqual([]);
  await form.release();
  await expect.poll(() => order).toEqual(['ready', 'Heap']);
});

test('requests no script in preview', inAll, async ({ page, sandbox, bare }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const extras = page.waitForResponse(/\/page-extras-/);
  await page.goto(bare.serve(barePage(sandbox, { attributes: `${withHeap} data-preview`, head: tools })));
  await extras;
  await send(page);
  expect(requests).not.toContain(heapUrl);
});

test('translates the user type in the address into its name', inAll, async ({ page, sandbox, bare }) => {
  await serveHeap(page);
  await page.goto(`${bare.serve(barePage(sandbox, { attributes: withHeap }))}?user_class=5`);
  await expect
    .poll(() => asked(page))
    .toEqual([
      ['load', 'd-1'],
      ['addUserProperties', { UserType: 'Introducer' }],
    ]);
});

test('loads the script under a strict policy with Trusted Types, without a violation', async ({
  page,
  sandbox,
  bare,
}) => {
  await serveHeap(page);
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective}: ${blockedURI}`),
    );
    Object.assign(window, { violations });
  });
  const html = barePage(sandbox, { attributes: `${withHeap} nonce="${nonce}"` });
  await page.goto(bare.serve(html, strictPolicy(sandbox.url)));
  await expect.poll(() => asked(page)).toEqual([['load', 'd-1']]);
  await send(page);
  expect(await asked(page)).toEqual([['load', 'd-1'], event]);
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});

test('sends no tool typed text, an email address, an adviser, a token or a number', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /answered 503/);
  const adviser = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
  const query = `?pi_email=aroha%2Bsurvey%40example.co.nz&job_id=77&aaid=${adviser}&ceid=c-4711&lib_campaign=HL-2026&user_class=5`;
  await serveHeap(page);
  await sandbox.fail({ path: '/call-centre', status: 503 });
  await page.goto(`${bare.serve(barePage(sandbox, { attributes: withHeap, head: tools }))}${query}`);
  await page.evaluate(() => (document.cookie = 'price_finder_token=secret-1'));
  await expectReady(page);
  await expect.poll(() => asked(page)).toHaveLength(2); // load and the user type: the extras have loaded
  await fillIn(page);
  await button(page).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: '0800 000 000' })
    .evaluate((link) => {
      link.addEventListener('click', (press) => press.preventDefault());
      (link as HTMLElement).click();
    });
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  await expect.poll(async () => (await asked(page)).length).toBe(4); // load, the user type, a click, a lead
  const received = JSON.stringify([await asked(page), await heard(page)]);
  const secrets = [
    ...Object.values(typed),
    'Northland',
    '0110',
    '0800',
    adviser,
    'aroha',
    'example.co.nz',
    'c-4711',
    'secret-1',
  ];
  expect(secrets.filter((secret) => received.includes(secret))).toEqual([]);
});

test('starts without what says who a visitor is in the address of a survey far below', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.route(heapUrl, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'heap = { load() { seen ??= location.href }, track() {} };',
    }),
  );
  const head = '<script>var seen; dataLayer = []</script>';
  const body = `<p style="height: 4000px"></p>${bodyWith('request-survey')}`;
  const address = bare.serve(barePage(sandbox, { body, head, attributes: withHeap }));
  await page.goto(`${address}?a=b%20c&pi_email=mara+home@x.nz&d=e+f#top`);
  await expect.poll(() => page.evaluate('seen')).toBe(`${address}?a=b%20c&d=e+f#top`);
});
