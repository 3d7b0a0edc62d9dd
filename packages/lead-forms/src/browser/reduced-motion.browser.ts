import {
  barePage,
  bodyWith,
  button,
  expect,
  failedRequest,
  fillInAll,
  hold,
  openForm,
  test,
} from '@adviser-widgets/testing/browser';

test('fault 55: under reduced motion nothing in a form moves, whether busy, failed or sent', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /answered 503$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith('request-call-form') })));
  const expectStill = async (state: string) =>
    expect
      .soft(await page.evaluate(() => document.getAnimations().length), `animations while ${state}`)
      .toBe(0);
  await fillInAll(page);
  const lead = await hold(page, '**/call-centre');
  await sandbox.fail({ path: '/call-centre', status: 503 });
  await button(page).click();
  await expect.poll(() => lead.asked).toHaveLength(1);
  await expect(button(page)).toHaveText('Sending…');
  await expectStill('busy');
  await lead.release();
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
  await expectStill('failed');
  await button(page).click();
  await expect(page.getByText('Your request has been received.')).toBeVisible();
  await expectStill('sent');
});
