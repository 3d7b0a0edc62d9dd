import {
  barePage,
  bodyWith,
  button,
  everyForm,
  expect,
  failedRequest,
  fillInAll,
  hold,
  inAllUnless,
  isRepresentative,
  lookAt,
  lookAtSubmission,
  openForm,
  test,
} from '@adviser-widgets/testing/browser';

// Each test checks a page in up to six states, which is slow; they are independent, so run in parallel.
test.describe.configure({ mode: 'parallel' });

for (const { name, kind } of everyForm) {
  test(
    `fault 55: ${name} has no axe finding in any state`,
    inAllUnless(isRepresentative(name)),
    async ({ page, sandbox, bare, expectConsole }) => {
      expectConsole(failedRequest, /answered 503$/);
      await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith(name) })));
      await lookAt(page, 'idle');

      await button(page).click();
      await expect(page.locator('.aw-field-error').first()).toBeVisible();
      await lookAt(page, 'invalid');

      await fillInAll(page);
      const adviser = page.getByLabel('Adviser name');
      if (await adviser.isVisible()) {
        await adviser.fill('ar');
        await expect(page.getByText(/and \d+ more/)).toBeVisible();
        await lookAt(page, 'choosing an adviser');
        await page.getByRole('listbox').getByRole('option').first().click(); // the list is above the button
      }

      await lookAtSubmission(page, sandbox, `/${kind}`);
    },
  );
}

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
  const { release } = await hold(page, '**/call-centre');
  await sandbox.fail({ path: '/call-centre', status: 503 });
  await button(page).click();
  await expect(button(page)).toHaveText('Sending…');
  await expectStill('busy');
  release();
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
  await expectStill('failed');
  await button(page).click();
  await expect(page.getByText('Your request has been received.')).toBeVisible();
  await expectStill('sent');
});
