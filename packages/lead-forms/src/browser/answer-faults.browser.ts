import {
  button,
  expect,
  expectFailure,
  expectOneLeadAfterTryAgain,
  failedRequest,
  fillIn,
  inAll,
  inAllUnless,
  installClock,
  lead,
  openContactPage,
  passUntil,
  pauseClock,
  send,
  sentence,
  test,
  thanks,
} from '@adviser-widgets/testing/browser';

const serverFaults = [
  { name: 'fault 1: the connection is refused', fault: { reset: true }, isRepresentative: true },
  { name: 'fault 10: 400', fault: { status: 400 } },
  { name: 'fault 12: 404 from a wrong base', fault: { status: 404 } },
  { name: 'fault 13: 409', fault: { status: 409 } },
  { name: 'fault 13: 422', fault: { status: 422 } },
  { name: 'fault 15: 500', fault: { status: 500 } },
  { name: 'fault 15: 502', fault: { status: 502 } },
  { name: 'fault 15: 504', fault: { status: 504 } },
  {
    name: 'fault 18: 301 to a page that is there',
    fault: { status: 301, headers: { Location: '/about-us/contact-us' } },
    isRepresentative: true,
  },
  { name: 'fault 3: the answer is cut off before its headers', fault: { reset: true, delayMs: 300 } },
];

for (const { name, fault, isRepresentative = false } of serverFaults) {
  test(
    `${name}: the visitor sees the error, and trying again ends in one lead`,
    inAllUnless(isRepresentative),
    async ({ page, sandbox, expectConsole }) => {
      expectConsole(
        failedRequest,
        /\[adviser-widgets\] POST .*\/acme\/call-centre (answered|failed|was redirected)/,
      );
      await sandbox.fail({ path: lead, ...fault });
      await send(page, sandbox);
      await expectFailure(page);
      expect(sandbox.records()).toHaveLength(0);
      await expectOneLeadAfterTryAgain(page, sandbox);
    },
  );
}

test(
  "fault 11: a firewall's page is never shown, and trying again ends in one lead",
  inAll,
  async ({ page, sandbox, expectConsole }) => {
    expectConsole(failedRequest, /answered 403$/);
    const body =
      '<!doctype html><title>Blocked</title><h1>Request blocked</h1><script>document.title = "ran"</script>';
    await sandbox.fail({ path: lead, status: 403, body, contentType: 'text/html' });
    await openContactPage(page, sandbox);
    const title = await page.title();
    await fillIn(page);
    await button(page).click();
    await expectFailure(page);
    expect(await page.locator('body').innerText()).not.toContain('Request blocked');
    expect(await page.title()).toBe(title);
    await expectOneLeadAfterTryAgain(page, sandbox);
  },
);

test('fault 14: if the server asks for 10 seconds, the button waits and then sends', async ({
  page,
  sandbox,
  expectConsole,
}) => {
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

test(
  'fault 19: the lead was stored but the answer lost; trying again keeps one row',
  inAll,
  async ({ page, sandbox, expectConsole }) => {
    expectConsole(failedRequest, /\[adviser-widgets\] POST/);
    await sandbox.fail({ path: lead, commit: true, reset: true });
    await send(page, sandbox);
    await expectFailure(page);
    const [stored] = sandbox.records('call-centre');
    await expectOneLeadAfterTryAgain(page, sandbox);
    expect(sandbox.records('call-centre')[0]).toMatchObject({
      submissionId: stored?.submissionId,
      attempts: 2,
    });
  },
);

for (const commit of [true, false]) {
  test(
    `a 200 with a truncated body is no success, ${commit ? 'though' : 'and'} the lead was ${commit ? '' : 'not '}stored; one row in the end`,
    inAllUnless(commit),
    async ({ page, sandbox, expectConsole }) => {
      expectConsole(failedRequest, /\[adviser-widgets\] POST .* failed/);
      await sandbox.fail({ path: lead, status: 200, truncate: true, commit });
      await send(page, sandbox);
      await expectFailure(page);
      await expectOneLeadAfterTryAgain(page, sandbox);
    },
  );
}

test(
  'a phone number corrected after an unknown outcome replaces the stored one',
  inAll,
  async ({ page, sandbox, expectConsole }) => {
    expectConsole(failedRequest, /\[adviser-widgets\] POST/);
    await sandbox.fail({ path: lead, commit: true, reset: true });
    await send(page, sandbox);
    await expectFailure(page);
    await page.getByLabel('Contact number').fill('021 555 9999');
    await expectOneLeadAfterTryAgain(page, sandbox);
    expect(sandbox.records('call-centre')).toMatchObject([
      { revision: 2, fields: { FormPhone: '021 555 9999' } },
    ]);
  },
);

test(
  '200 with a page is an error, and Try again sends the same lead',
  inAll,
  async ({ page, sandbox, expectConsole }) => {
    expectConsole(/answered with a web page/);
    await sandbox.fail({
      path: lead,
      status: 202,
      body: '<html>Checking your browser</html>',
      contentType: 'text/html',
    });
    await send(page, sandbox);
    await expectFailure(page);
    await expectOneLeadAfterTryAgain(page, sandbox);
  },
);

test('a lead whose answer a script of the page has read is a sent one', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...given) => {
      const response = await fetch(...given);
      if (String(given[0]).endsWith('/call-centre')) await response.json();
      return response;
    };
  });
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});
