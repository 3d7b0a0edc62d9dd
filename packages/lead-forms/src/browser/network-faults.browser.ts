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
  hold,
  inAll,
  inAllUnless,
  installClock,
  lead,
  never,
  openContactPage,
  passUntil,
  pauseClock,
  send,
  sentence,
  settled,
  test,
  thanks,
  valuesOf,
  withoutHeap,
} from '@adviser-widgets/testing/browser';

const serverFaults = [
  { name: 'fault 1: the connection is refused', fault: { reset: true }, isRepresentative: true },
  { name: 'fault 10: 400', fault: { status: 400 } },
  { name: 'fault 12: 404 from a wrong base', fault: { status: 404 } },
  { name: 'fault 13: 409', fault: { status: 409 } },
  { name: 'fault 13: 422', fault: { status: 422 } },
  { name: 'fault 15: 500', fault: { status: 500 } },
  { name: 'fault 15: 502', fault: { status: 502 } },
  { name: 'fault 15: 503', fault: { status: 503 }, isRepresentative: true },
  { name: 'fault 15: 504', fault: { status: 504 } },
  { name: 'fault 18: 301 to a page that is there', fault: { status: 301, headers: { Location: '/about-us/contact-us' } }, isRepresentative: true },
  { name: 'fault 3: the answer is cut off before its headers', fault: { reset: true, delayMs: 300 } },
];

for (const { name, fault, isRepresentative = false } of serverFaults) {
  test(`${name}: the visitor sees the error, and trying again ends in one lead`, inAllUnless(isRepresentative), async ({ page, sandbox, expectConsole }) => {
    expectConsole(failedRequest, /\[adviser-widgets\] POST .*\/acme\/call-centre (answered|failed|was redirected)/);
    await sandbox.fail({ path: lead, ...fault });
    await send(page, sandbox);
    await expectFailure(page);
    expect(sandbox.records()).toHaveLength(0);
    await expectOneLeadAfterTryAgain(page, sandbox);
  });
}

test('fault 6: a refused preflight shows the error, and the console names only the address', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /blocked by CORS policy/, /\[adviser-widgets\] POST .*\/acme\/call-centre failed/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  await fillIn(page);
  await sandbox.fail({ path: lead, status: 403, preflight: true });
  await button(page).click();
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  const failure = `POST ${sandbox.url}/api-base/acme/call-centre failed`;
  await expect.poll(() => said.filter((text) => text.includes('[adviser-widgets]'))).toEqual([expect.stringContaining(failure)]);
  const words = said.join().replaceAll(/127\.0\.0\.1:\d+/g, ''); // a port can hold the subject's "14"
  expect(Object.values(filledValues).filter((value) => words.includes(value))).toEqual([]);
  expect(await valuesOf(page)).toEqual(filledValues);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('fault 8: if a content blocker stops the lead, the phone link remains', async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /\[adviser-widgets\] POST .*\/acme\/call-centre failed/);
  const block = (url: URL) => url.pathname.startsWith('/api-base/');
  await page.route(block, (route) => route.abort('blockedbyclient'));
  await send(page, sandbox);
  await expectFailure(page);
  await page.unroute(block);
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test("fault 11: a firewall's page is never shown, and trying again ends in one lead", inAll, async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /answered 403$/);
  const body = '<!doctype html><title>Blocked</title><h1>Request blocked</h1><script>document.title = "ran"</script>';
  await sandbox.fail({ path: lead, status: 403, body, contentType: 'text/html' });
  await openContactPage(page, sandbox);
  const title = await page.title();
  await fillIn(page);
  await button(page).click();
  await expectFailure(page);
  expect(await page.locator('body').innerText()).not.toContain('Request blocked');
  expect(await page.title()).toBe(title);
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 14: if the server asks for 10 seconds, the button waits and then sends', async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /answered 429$/);
  await sandbox.fail({ path: lead, status: 429, headers: { 'Retry-After': '10' } });
  await installClock(page);
  await openContactPage(page, sandbox);
  await fillIn(page);
  await pauseClock(page);
  await button(page).click();
  const alert = page.getByRole('alert');
  const passed = await passUntil(page, () => alert.getByText(sentence).isVisible());
  await expect(alert.getByText(/You can try again in \d+ seconds\./).last()).toBeVisible();
  await page.clock.runFor(9_900 - passed);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await button(page).click({ force: true }); // aria-disabled does not stop a finger
  await page.clock.runFor(200 + passed);
  await expectFailure(page);
  expect(sandbox.records(), 'leads from the early press').toHaveLength(0);
  await page.clock.resume();
  await expect(alert.getByText('You can try again')).toHaveCount(0);
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 19: the lead was stored but the answer lost; trying again keeps one row', inAll, async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /\[adviser-widgets\] POST/);
  await sandbox.fail({ path: lead, commit: true, reset: true });
  await send(page, sandbox);
  await expectFailure(page);
  const [stored] = sandbox.records('call-centre');
  await expectOneLeadAfterTryAgain(page, sandbox);
  expect(sandbox.records('call-centre')[0]).toMatchObject({ submissionId: stored?.submissionId, attempts: 2 });
});

for (const commit of [true, false]) {
  test(`R16: a 200 with a truncated body is no success, ${commit ? 'though' : 'and'} the lead was ${commit ? '' : 'not '}stored; one row in the end`, inAllUnless(commit), async ({ page, sandbox, expectConsole }) => {
    expectConsole(failedRequest, /\[adviser-widgets\] POST .* failed/);
    await sandbox.fail({ path: lead, status: 200, truncate: true, commit });
    await send(page, sandbox);
    await expectFailure(page);
    await expectOneLeadAfterTryAgain(page, sandbox);
  });
}

test('R17: a phone number corrected after an unknown outcome replaces the stored one', inAll, async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /\[adviser-widgets\] POST/);
  await sandbox.fail({ path: lead, commit: true, reset: true });
  await send(page, sandbox);
  await expectFailure(page);
  await page.getByLabel('Contact number').fill('021 555 9999');
  await expectOneLeadAfterTryAgain(page, sandbox);
  expect(sandbox.records('call-centre')).toMatchObject([{ revision: 2, fields: { FormPhone: '021 555 9999' } }]);
});

for (const [name, fault] of [
  ['empty', { body: '' }],
  ['HTML', { body: '<!doctype html><h1>OK</h1>', contentType: 'text/html' }],
] as const) {
  test(`fault 16: 200 with an ${name} body counts as accepted`, inAllUnless(name === 'HTML'), async ({ page, sandbox }) => {
    await sandbox.fail({ path: lead, status: 200, commit: true, ...fault });
    await send(page, sandbox);
    await expect(page.getByText(thanks)).toBeVisible();
  });
}

test('fault 2: offline before submit waits, and sends once when connected', async ({ page, sandbox, context, expectConsole }) => {
  expectConsole(failedRequest, withoutHeap, /\[adviser-widgets\]/); // whichever fails first: captcha or request
  await openContactPage(page, sandbox);
  await settled(page);
  const captcha = Promise.all(['anchor', 'challenge'].map((frame) => page.waitForResponse(`**/captcha/${frame}.js`)));
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

test('fault 4: an answer that never comes ends in the error after 20 s', inAll, async ({ page, sandbox, expectConsole }) => {
  expectConsole(/\[adviser-widgets\] POST .* was not answered in time/);
  await sandbox.fail({ path: lead, delayMs: never });
  await installClock(page);
  await openContactPage(page, sandbox);
  await fillIn(page);
  let isSent = false;
  page.on('request', (request) => (isSent ||= request.url().endsWith(lead)));
  await pauseClock(page);
  await button(page).click();
  const passed = await passUntil(page, () => isSent);
  await page.clock.runFor(19_900 - passed);
  await expect(button(page)).toHaveText('Sending…');
  await page.clock.runFor(200 + passed);
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await page.clock.resume();
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 5: a slow answer keeps the button busy; a second press does nothing', inAll, async ({ page, sandbox }) => {
  const { release } = await hold(page, `**${lead}`);
  await send(page, sandbox);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page)).toBeFocused();
  await button(page).press('Enter');
  await button(page).click({ force: true }); // aria-disabled does not stop a finger
  release();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
  expect(sandbox.records('call-centre')[0]?.attempts).toBe(1);
});
