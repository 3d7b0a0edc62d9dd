import {
  barePage,
  button,
  expect,
  expectReady,
  failedRequest,
  fillIn,
  inAll,
  snippet,
  test,
  untilIdle,
  withoutAnalytics,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const adviser = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const query = `?utm_source=mail&aaid=${adviser}&ceid=c-1&user_class=5&lib_campaign=HL-2026`;
/** The fields that a lead takes from it. */
const lead = {
  AdviserId: adviser,
  CampaignId: 'HL-2026',
  tracking: { adviser, userTypeIndex: '5', libcampaign: 'HL-2026' },
};

/** A form without its own campaign. */
const body = snippet.replace(' data-campaign-id="BARE"', '');

async function send(page: Page): Promise<void> {
  await expectReady(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
}

/** Returns the cookies that the page has written, by name. */
async function cookies(page: Page): Promise<Record<string, string>> {
  const found = await page.context().cookies();
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

function newest(sandbox: TestSandbox): Readonly<Record<string, unknown>> {
  const [{ fields } = { fields: {} }] = sandbox.records('call-centre');
  return fields as Record<string, unknown>; // the form sends JSON
}

test("stores the query's values in cookies for 30 days, and a lead of the next page carries them", async ({
  page,
  sandbox,
  bare,
}) => {
  const address = bare.serve(barePage(sandbox, { body }));
  await page.goto(address + query);
  await expect
    .poll(() => cookies(page))
    .toEqual({ aaid: adviser, ceid: 'c-1', user_class: '5', lib_campaign: 'HL-2026' });
  for (const { expires, path, sameSite, secure } of await page.context().cookies()) {
    expect((expires - Date.now() / 1000) / 86_400).toBeCloseTo(30, 1);
    expect(path).toBe('/');
    expect(sameSite).toBe('Lax');
    expect(secure).toBe(false);
  }
  await page.goto(address);
  await send(page);
  expect(newest(sandbox)).toMatchObject(lead);
});

test('keeps the values if the page cleans up its address before anyone types', async ({
  page,
  sandbox,
  bare,
}) => {
  const attributes = 'async data-consent="required"'; // so that no cookie remembers them
  const extras = page.waitForResponse(/\/page-extras-/);
  await page.goto(bare.serve(barePage(sandbox, { body, attributes })) + query);
  await page.evaluate((address) => import(address).then(() => {}), (await extras).url()); // after the loader's own import of it
  await expectReady(page);
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await send(page);
  expect(newest(sandbox)).toMatchObject(lead);
  expect(await cookies(page)).toEqual({});
});

test('cookies last the configured number of days', inAll, async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox, { body, attributes: 'async data-cookie-days="7"' })) + query);
  await expect.poll(async () => (await page.context().cookies()).length).toBe(4);
  const [{ expires } = { expires: 0 }] = await page.context().cookies();
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(7);
});

test('writes nothing in preview', inAll, async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(barePage(sandbox, { body, attributes: 'async data-preview' })) + query);
  await expect(page.getByText('Preview: forms work')).toBeVisible();
  await send(page);
  expect(await cookies(page)).toEqual({});
});

test('a page that needs no extras fetches none', async ({ page, sandbox, bare }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(
    `${bare.serve(barePage(sandbox, { body, attributes: `async ${withoutAnalytics}` }))}?utm_campaign=x&xaaid=1`,
  );
  await send(page);
  await untilIdle(page);
  expect(fetched.filter((url) => url.includes('/page-extras-'))).toEqual([]);
});

test("a page whose extras cannot be loaded sends its lead with the query's values", async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /\[adviser-widgets\].*page-extras-/);
  await page.route('**/page-extras-*.js*', (route) => route.fulfill({ status: 404 }));
  await page.goto(bare.serve(barePage(sandbox, { body })) + query);
  await send(page);
  expect(newest(sandbox)).toMatchObject(lead);
});
