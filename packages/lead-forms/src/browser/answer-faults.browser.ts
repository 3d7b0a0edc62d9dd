import {
  button,
  expect,
  expectFailure,
  expectOneLeadAfterTryAgain,
  failedRequest,
  fillIn,
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

// What each answer means is tested in core/http/request.test.ts; that it ends in one lead, by the drawn visits too.
for (const [name, fault] of [
  ['fault 1: the connection is refused', { reset: true }],
  ['fault 18: 301 to a page that is there', { status: 301, headers: { Location: '/about-us/contact-us' } }],
] as const)
  test(`${name}: the visitor sees the error, and trying again ends in one lead`, async ({
    page,
    sandbox,
    expectConsole,
  }) => {
    expectConsole(failedRequest, /\[adviser-widgets\] POST .*\/acme\/call-centre (failed|was redirected)/);
    await sandbox.fail({ path: lead, ...fault });
    await send(page, sandbox);
    await expectFailure(page);
    expect(sandbox.records()).toHaveLength(0);
    await expectOneLeadAfterTryAgain(page, sandbox);
  });

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
