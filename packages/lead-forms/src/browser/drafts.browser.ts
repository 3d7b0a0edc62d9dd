import {
  barePage,
  button,
  expect,
  expectFailure,
  failedRequest,
  filledValues,
  fillIn,
  installClock,
  lead,
  openContactPage,
  passUntil,
  pauseClock,
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

// For some seconds, screen readers have the text apart.
const restored = (page: Page) => page.locator('span', { hasText: 'We have kept what you typed earlier.' });

test('a duplicated tab starts empty, and the first keeps its values', async ({ page, sandbox }) => {
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

test("after an unknown outcome, a partner's lead in a duplicated tab is a lead of its own", async ({
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

test('a lead whose answer was lost is not replaced by one that the same page sends to another adviser', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /\[adviser-widgets\] POST/);
  const [a, b] = ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', '5a2504e0-4f89-11d3-9a0c-0305e82c33ff'];
  const body = `<div data-widget="request-call-form" data-widget-load="eager"></div>
    <script>
      const to = new URLSearchParams(location.search).get('to');
      document.querySelector('[data-widget]').dataset.adviserId = { a: '${a}', b: '${b}' }[to];
    </script>`;
  const url = bare.serve(barePage(sandbox, { body }));
  await page.goto(`${url}?to=a`);
  await fillIn(page);
  await sandbox.fail({ path: lead, commit: true, reset: true });
  await button(page).click();
  await expectFailure(page);
  await page.goto(`${url}?to=b`);
  await expect(button(page)).toBeVisible();
  await fillIn(page);
  await page.getByLabel('First Name').fill('Wiremu');
  await button(page).click();
  await expect(page.getByText('Your request has been received.')).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([
    { fields: { FormFirstName: 'Wiremu', AdviserId: b } },
    { fields: { ...filledValues, AdviserId: a } },
  ]);
  await page.goto(`${url}?to=a`);
  await expect(restored(page)).toBeVisible();
  expect(await valuesOf(page)).toEqual(filledValues);
});

test('locks that never answer hold a press up for a second at most, and it shows at once that it was heard', async ({
  page,
  sandbox,
}) => {
  await installClock(page);
  await openContactPage(page, sandbox);
  await fillIn(page);
  await page.addInitScript(() => (navigator.locks.request = () => new Promise(() => {})));
  await page.reload();
  await button(page).waitFor();
  await pauseClock(page);
  await button(page).focus(); // loads what sends
  await button(page).click();
  await page.clock.runFor(20);
  await expect(button(page)).toHaveText('Sending…');
  expect(await passUntil(page, () => page.getByText(thanks).isVisible())).toBeLessThan(3000);
  expect(sandbox.records('call-centre')).toMatchObject([{ fields: filledValues }]);
});

test('a draft leaves the storage when the clock is set back, and storage is not read all the time', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await openContactPage(page, sandbox);
  await fillIn(page);
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Object.assign(window, { reads: 0 });
    Storage.prototype.getItem = function (name) {
      (window as unknown as { reads: number }).reads++;
      return getItem.call(this, name);
    };
  });
  await page.clock.setSystemTime(Date.now() - 40 * 24 * 60 * 60_000);
  await page.reload();
  await expect(button(page)).toBeVisible();
  await page.clock.runFor(10_000);
  expect(await stored(page)).not.toContain(filledValues.FormEmail);
  expect(await page.evaluate(() => (window as unknown as { reads: number }).reads)).toBeLessThan(20);
});
