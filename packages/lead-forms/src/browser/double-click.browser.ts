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

test('at the end of a page a double click on Try again sends the values shown, and ticks no box that moves under the pointer', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /answered 503$/);
  await page.setViewportSize({ width: 1280, height: 600 });
  await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith('call-centre-form') })));
  await fillInAll(page);
  const context = page.locator('[name="Context"]');
  await context.uncheck();
  await sandbox.fail({ path: '/call-centre', status: 503 });
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');

  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const before = await button(page).boundingBox();
  const { release } = await hold(page, '**/call-centre');
  await button(page).dblclick({ delay: 60 });
  await expect(button(page)).toHaveText('Sending…');
  expect(await button(page).boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
  await expect(context).not.toBeChecked();
  release();
  await expect(page.getByText('Your request has been received.')).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1 }]);
  expect(sandbox.records('call-centre')[0]?.fields).not.toHaveProperty(
    'Context',
    'Call from tracked campaign number',
  );
});
