import {
  button,
  expect,
  expectFailure,
  failedRequest,
  filledValues,
  fillIn,
  lead,
  openContactPage,
  send,
  test,
  thanks,
  valuesOf,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

/** Opens the page again as "Duplicate tab" does: the new tab has a copy of this tab's session storage. */
async function duplicate(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void open(location.href)),
  ]);
  await expect(button(copy)).toBeVisible();
  return copy;
}

/** Returns the contents of the tab's session storage. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

const restored = (page: Page) => page.getByText('We have kept what you typed earlier.');

test('fault 42: typed values are restored after a reload', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await fillIn(page);
  await page.reload();
  await expect(restored(page)).toBeVisible();
  expect(await valuesOf(page)).toEqual(filledValues);
});

test('R18: a duplicated tab starts empty, and the first keeps its values', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await fillIn(page);
  const copy = await duplicate(page);
  await expect.poll(() => stored(copy)).not.toContain(filledValues.FormEmail);
  await copy.getByLabel('First Name').fill('Wiremu');
  await expect(restored(copy)).toHaveCount(0);
  expect(await valuesOf(copy)).toMatchObject({ FormFirstName: 'Wiremu', FormLastName: '', FormPhone: '' });
  await page.reload();
  await expect(restored(page)).toBeVisible();
  expect(await valuesOf(page)).toEqual(filledValues);
});

test("R18: after an unknown outcome, a partner's lead in a duplicated tab is a lead of its own", async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, /\[adviser-widgets\] POST/);
  await sandbox.fail({ path: lead, commit: true, reset: true });
  await send(page, sandbox);
  await expectFailure(page);
  const copy = await duplicate(page);
  await fillIn(copy);
  await copy.getByLabel('First Name').fill('Wiremu');
  await button(copy).click();
  await expect(copy.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([
    { fields: { FormFirstName: 'Wiremu' } },
    { fields: filledValues },
  ]);
});

test('R18: a draft leaves the storage after 30 minutes', async ({ page, sandbox }) => {
  await page.clock.install();
  await openContactPage(page, sandbox);
  await fillIn(page);
  expect(await stored(page)).toContain(filledValues.FormEmail);
  await page.clock.fastForward('31:00');
  await expect.poll(() => stored(page)).not.toContain(filledValues.FormEmail);
});

test('R18: so does a draft restored by a reload, in the rest of its time', async ({ page, sandbox }) => {
  await page.clock.install();
  await openContactPage(page, sandbox);
  await fillIn(page);
  await page.clock.fastForward('20:00');
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await page.clock.fastForward('11:00');
  await expect.poll(() => stored(page)).not.toContain(filledValues.FormEmail);
});
