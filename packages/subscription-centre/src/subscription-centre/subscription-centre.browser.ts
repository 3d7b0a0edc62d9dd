import { expect, onReact, settled, test, type TestSandbox } from '@adviser-widgets/testing/browser';
import type { Locator, Page } from '@playwright/test';

const address = '/acme/braze/user/update-email-subscription';
const sentence = 'Sorry, something went wrong. Please try again later.';
const thanks = 'Thank you for updating your preferences';

async function open(page: Page, sandbox: TestSandbox, query = '?ceid=c-123'): Promise<Locator> {
  await page.goto(`${sandbox.url}/subscription${query}`);
  const placeholder = page.locator('[data-widget="subscription-centre"]');
  await expect(placeholder).toHaveAttribute('data-widget-state', 'ready');
  return placeholder;
}

const unsubscribe = (page: Page) => page.getByLabel('Unsubscribe me from marketing email');
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' });

test('a box that is ticked arrives as unsubscribed, with nothing else', async ({ page, sandbox }) => {
  const placeholder = await open(
    page,
    sandbox,
    '?unsubscribed=true&amp;ceid=c-123&amp;app_group_id=nz-spring',
  );
  await unsubscribe(page).check();
  await confirm(page).click();
  await expect(placeholder.getByRole('heading', { name: thanks })).toBeVisible();
  const [record, ...others] = sandbox.records('subscription');
  expect(others).toEqual([]);
  expect(record).toMatchObject({ path: `/api-base${address}`, attempts: 1, submissionId: null });
  expect(record?.fields).toEqual({ ceid: 'c-123', app_group_id: 'nz-spring', status: 'unsubscribed' });
});

test(
  'fault 17: 200 with a message of failure is an error, and a retry is one more request',
  onReact,
  async ({ page, sandbox, expectConsole }) => {
    expectConsole(/was answered, but not with the message "success"$/);
    await sandbox.fail({
      path: address,
      status: 200,
      body: '{"message":"failed"}',
      contentType: 'application/json',
    });
    await open(page, sandbox);
    await unsubscribe(page).check();
    await confirm(page).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    expect(sandbox.records('subscription')).toMatchObject([{ fields: { status: 'unsubscribed' } }]);
  },
);

test(
  'the sending code is fetched on the first focus, and the captcha never',
  onReact,
  async ({ page, sandbox }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, sandbox);
    await settled(page);
    const before = requests.length;
    await unsubscribe(page).focus();
    await expect.poll(() => requests.length).toBeGreaterThan(before);
    await confirm(page).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    expect(requests.filter((url) => url.includes('captcha'))).toEqual([]);
  },
);
