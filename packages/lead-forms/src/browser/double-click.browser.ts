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

for (const [name, fault, isOnline, shown] of [
  ['failed', { status: 503 }, true, 'Sorry, something went wrong.'],
  ['waits for a connection', { reset: true }, false, 'You are offline.'],
] as const) {
  test(`at the end of a page, where a lead ${name}, a double click on Try again ticks no box that moves under the pointer`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(failedRequest, /answered 503$|the browser is offline$/);
    await page.setViewportSize({ width: 1280, height: 600 });
    await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith('call-centre-form') })));
    await fillInAll(page);
    const context = page.locator('[name="Context"]');
    await context.uncheck();
    await page.evaluate(
      (onLine) => Object.defineProperty(navigator, 'onLine', { get: () => onLine, configurable: true }),
      isOnline,
    );
    await sandbox.fail({ path: '/call-centre', ...fault });
    await button(page).click();
    await expect(page.locator('.aw-actions')).toContainText(shown);

    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const before = await button(page).boundingBox();
    const { release } = await hold(page, '**/call-centre');
    await button(page).dblclick({ delay: 60 });
    await expect(button(page)).toHaveText('Sending…');
    expect(await button(page).boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
    await expect(context).not.toBeChecked();
    await release();
    await expect(page.getByText('Your request has been received.')).toBeVisible();
    expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1, fields: { Context: '' } }]);
  });
}

test('a double click on Submit leaves the focus on the first wrong field, though another has moved under the pointer', async ({
  page,
  sandbox,
  bare,
}) => {
  await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith('call-centre-form') })));
  await button(page).click();
  const first = page.locator('[aria-invalid="true"]').first();
  await expect(first).toBeFocused();
  const moved = await page.locator('[aria-invalid="true"]').nth(1).boundingBox();
  await page.mouse.move((moved?.x ?? 0) + 10, (moved?.y ?? 0) + 10);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(first).toBeFocused();
});
