import {
  barePage,
  expect,
  expectReady,
  heightOverReserve,
  inAllUnless,
  line,
  onReact,
  settled,
  shifted,
  test,
  untilDrawn,
  untilIdle,
  untilStill,
  watchShifts,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Locator, Page } from '@playwright/test';

const address = '/acme/braze/user/update-email-subscription';
const sentence = 'Sorry, something went wrong. Please try again later.';
const thanks = 'Thank you for updating your preferences';

const body =
  '<main><h1>Email</h1><div class="aw-widget" data-widget="subscription-centre" data-closable="true"></div></main>';

async function open(page: Page, sandbox: TestSandbox, query = '?ceid=c-123'): Promise<Locator> {
  await page.goto(`${sandbox.url}/subscription${query}`);
  const placeholder = page.locator('[data-widget="subscription-centre"]');
  await expect(placeholder).toHaveAttribute('data-widget-state', 'ready');
  return placeholder;
}

const unsubscribe = (page: Page) => page.getByLabel('Unsubscribe me from marketing email');
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' });

for (const [isTicked, status] of [
  [true, 'unsubscribed'],
  [false, 'subscribed'],
] as const) {
  test(`a box that is ${isTicked ? '' : 'not '}ticked arrives as ${status}, with nothing else`, async ({
    page,
    sandbox,
  }) => {
    const placeholder = await open(page, sandbox, '?ceid=c-123&app_group_id=nz-spring');
    await unsubscribe(page).setChecked(isTicked);
    await confirm(page).click();
    await expect(placeholder.getByRole('heading', { name: thanks })).toBeVisible();
    const [record, ...others] = sandbox.records('subscription');
    expect(others).toEqual([]);
    expect(record).toMatchObject({ path: `/api-base${address}`, attempts: 1, submissionId: null });
    expect(record?.fields).toEqual({ ceid: 'c-123', app_group_id: 'nz-spring', status });
  });
}

test('a visitor who has unsubscribed resubscribes with the keyboard alone', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(
    `${bare.serve(barePage(sandbox, { body: `<a href="/">Home</a>${body}` }))}?ceid=c-9&unsubscribed=true`,
  );
  await expectReady(page);
  const resubscribe = page.getByRole('button', { name: 'Resubscribe' });
  const box = page.getByLabel('Yes, resubscribe me');
  await page.keyboard.press('Tab'); // the link
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(resubscribe).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(page.getByText('Please tick the box to resubscribe.')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you for updating your preferences.')).toBeVisible();
  expect(sandbox.records('subscription')).toMatchObject([
    { fields: { ceid: 'c-9', app_group_id: 'acme', status: 'subscribed' } },
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(unsubscribe(page)).toBeFocused();
  await expect(page.getByText('We like the way you think.')).toHaveCount(0);
});

test(
  'fault 72: a mail scanner opens the page with every known address, and nothing is posted',
  onReact,
  async ({ page, sandbox }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    for (const query of ['?ceid=c-1&unsubscribed=true', '?ceid=c-1&status=unsubscribed', '']) {
      await open(page, sandbox, query);
      await page.mouse.wheel(0, 2_000);
      await untilDrawn(page);
      await untilIdle(page);
    }
    expect(posts.filter((url) => url.includes('braze'))).toEqual([]);
    expect(sandbox.records('subscription')).toEqual([]);
  },
);

for (const [body, contentType, cause] of [
  ['{"message":"failed"}', 'application/json', /was answered, but not with the message "success"$/],
  ['<h1>success</h1>', 'text/html', /answered with a web page/],
] as const) {
  test(
    `fault 17: 200 with ${body} is an error, and a retry is one more request`,
    onReact,
    async ({ page, sandbox, expectConsole }) => {
      expectConsole(cause);
      await sandbox.fail({ path: address, status: 200, body, contentType });
      await open(page, sandbox);
      await unsubscribe(page).check();
      await confirm(page).click();
      await expect(page.getByRole('alert')).toContainText(sentence);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
      expect(sandbox.records('subscription')).toMatchObject([{ fields: { status: 'unsubscribed' } }]);
    },
  );
}

test(
  'without a ceid nothing is posted, and visitor, page and console get the error',
  onReact,
  async ({ page, sandbox, expectConsole }) => {
    expectConsole(/has no "ceid"/);
    await open(page, sandbox, '');
    await confirm(page).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    expect(sandbox.records('subscription')).toEqual([]);
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

for (const [width, height] of [
  [360, 800],
  [1280, 900],
] as const) {
  test(
    `mounting it at ${width} px shifts nothing, as page.css reserves its height`,
    inAllUnless(width === 360),
    async ({ page, sandbox }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height });
      const placeholder = await open(page, sandbox);
      await untilStill(page);
      expect(await shifted(page)).toBeLessThanOrEqual(0.001);
      expect(Math.abs(await heightOverReserve(placeholder))).toBeLessThan(line);
    },
  );
}
