import {
  button,
  expect,
  failedRequest,
  filledValues,
  fillIn,
  hold,
  lead,
  openContactPage,
  send,
  sendOff,
  settled,
  test,
  thanks,
  valuesOf,
  withoutHeap,
} from '@adviser-widgets/testing/browser';
import { holdAtServer } from './hold-at-server.ts';

test('fault 7: a visitor who leaves while the lead is being sent is not held up, and the lead is stored', async ({
  page,
  sandbox,
}) => {
  const held = await holdAtServer(sandbox, lead);
  await sendOff(page, held.sandbox);
  await expect.poll(held.waiting).toBe(1);
  await page.goto('about:blank');
  await page.goto(`${held.sandbox.url}/privacy-policy`); // the browser has now cancelled whatever it cancels with a page
  expect(sandbox.records('call-centre')).toEqual([]);
  await held.release();
  await expect
    .poll(() => sandbox.records('call-centre'))
    .toMatchObject([{ attempts: 1, fields: filledValues }]);
  held.close();
});

test('fault 7: a visitor who leaves before the lead could be sent is asked to stay, and if they do, it is sent', async ({
  page,
  sandbox,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => asked.push(dialog.type())));
  await openContactPage(page, sandbox);
  await fillIn(page);
  const token = await hold(page, /\/token$/);
  await button(page).click();
  await expect.poll(() => token.asked.length).toBe(1);
  await page.evaluate(() => location.assign('/'));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(sandbox.records('call-centre')).toEqual([]);
  await token.release();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1, fields: filledValues }]);
  await page.goto(sandbox.url);
  expect(asked).toHaveLength(1); // no question about a lead already sent
});

test('a lead whose form the page removes while it is being sent is forgotten once it is stored', async ({
  page,
  sandbox,
}) => {
  const request = await hold(page, new RegExp(`${lead}$`));
  await send(page, sandbox);
  await expect.poll(() => request.asked).toHaveLength(1);
  const placeholder = await page.locator('[data-widget="request-call-form"]').elementHandle();
  const parent = await placeholder?.evaluateHandle(({ parentElement }) => parentElement);
  await placeholder?.evaluate((element) => element.remove());
  await request.release();
  await expect.poll(() => sandbox.records('call-centre')).toHaveLength(1);
  await settled(page);
  await parent?.evaluate((element, child) => child && element?.append(child), placeholder);
  await expect(button(page)).toBeVisible();
  await settled(page);
  expect(await valuesOf(page)).toMatchObject({ FormFirstName: '', FormPhone: '', FormMessage: '' });
  await fillIn(page);
  await page.getByLabel('I would like to discuss...').selectOption('Insurance');
  await button(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([
    { attempts: 1, fields: { FormSubject: '4' } },
    { attempts: 1, fields: filledValues },
  ]);
});

test('a visitor without a connection is not asked to stay when they only open an app', async ({
  page,
  context,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, withoutHeap, /\[adviser-widgets\] /, /^Not allowed to launch '/);
  let asked = 0;
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => asked++));
  await openContactPage(page, sandbox);
  await settled(page);
  await context.setOffline(true);
  await fillIn(page);
  await button(page).click();
  const link = page.locator('.aw-form-notice a');
  await expect(link).toHaveAttribute('href', /^tel:/);
  // Scripts press from here on: a Chromium with windows asks whether to open the app, and ignores the mouse until then.
  const press = (element: HTMLElement) => element.click();
  for (const address of ['tel:0800', 'mailto:a@b.nz', 'sms:0800', 'whatsapp://send', 'facetime:0800']) {
    await link.evaluate((element, to) => element.setAttribute('href', to), address);
    await link.evaluate(press);
  }
  await page.evaluate(() => location.assign('tel:0800'));
  expect(asked).toBe(0);
  await page.evaluate(() => location.assign('/'));
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('link', { name: 'Privacy' }).first().evaluate(press);
  await expect.poll(() => asked).toBe(2);
});

test('fault 7: a message too long for keepalive is sent all the same', async ({ page, sandbox }) => {
  const FormMessage = 'ā'.repeat(40_000); // 80 kB; browsers refuse more than 64 KiB with keepalive
  await openContactPage(page, sandbox);
  await fillIn(page);
  await page.getByLabel('Message').fill(FormMessage);
  await button(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1, fields: { FormMessage } }]);
});
