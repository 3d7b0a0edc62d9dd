import {
  expect,
  openStrictPage,
  report,
  reportItems as items,
  reportPanel as panel,
  reportProblems as problems,
  test,
} from '@adviser-widgets/testing/browser';

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
