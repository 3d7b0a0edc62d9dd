import {
  barePage,
  bodyWith,
  button,
  everyForm,
  expect,
  expectFailure,
  expectOneLeadAfterTryAgain,
  failedRequest,
  filledValues,
  fillIn,
  hold,
  inAll,
  inAllUnless,
  installClock,
  isRepresentative,
  laterFiles,
  openContactPage,
  openForm,
  passUntil,
  pauseClock,
  send,
  sentence,
  settled,
  test,
  thanks,
  untilDrawn,
  untilIdle,
  withoutAnalytics,
  withoutHeap,
  type Engine,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

/** The file with all the captcha's code. */
const code = 'after-touch-*.js';
const isCode = (name: string) => /^after-touch-.{8}\.js$/.test(name);

const notLoaded = /The form's own code could not be loaded/;

test('an untouched form never fetches the captcha code', async ({ page, sandbox }) => {
  const assets = recordAssets(page);
  await openContactPage(page, sandbox);
  await page.mouse.wheel(0, 2_000);
  await untilDrawn(page);
  await untilIdle(page);
  expect(assets).not.toEqual([]);
  expect(assets.filter(isCode)).toEqual([]);
});

for (const { name } of everyForm) {
  test(
    `${name} fetches no captcha code before one of its fields is focused`,
    inAllUnless(isRepresentative(name)),
    async ({ page, sandbox, bare }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await installClock(page);
      await openForm(
        page,
        bare.serve(barePage(sandbox, { body: bodyWith(name), attributes: `async ${withoutAnalytics}` })),
      );
      await page.mouse.wheel(0, 2_000);
      await untilDrawn(page);
      await untilIdle(page);
      const before = requests.length;
      await page.clock.runFor(60_000);
      await untilIdle(page);
      expect(requests.slice(before)).toEqual([]);
      expect(requests.filter((url) => url.includes('captcha'))).toEqual([]);
      await page.getByLabel('Email').focus();
      await expect.poll(() => requests).toContainEqual(expect.stringContaining('/stand-ins/captcha/'));
    },
  );
}

test('the first focus fetches the code for sending once, and nothing else of ours', async ({
  page,
  sandbox,
  engine,
}) => {
  const before = recordAssets(page);
  await openContactPage(page, sandbox);
  await settled(page);
  const missing = filesOnIntent(engine)
    .filter((file) => !before.includes(file))
    .toSorted();
  const assets = recordAssets(page);
  await page.getByLabel('Email').focus();
  await expect.poll(() => assets.toSorted()).toEqual(missing);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(assets.toSorted()).toEqual(missing);
});

/** Fills in the form without events, as some autofill does, and presses without a focus, as Safari's click on a button. */
const pressAutofilled = (page: Page) =>
  page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (control) control.value = value;
    }
    document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
  }, filledValues);

test('a press without preparation fetches the captcha code itself', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await pressAutofilled(page);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('autofilled values are kept if the page is left before the code of the press has loaded', async ({
  page,
  sandbox,
}) => {
  await page.route(`**/${code}`, () => {}); // never answers
  await openContactPage(page, sandbox);
  await pressAutofilled(page);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  // Not by a reload: Chromium itself fills in again what a control had.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(filledValues.FormEmail);
});

test(
  'captcha code that the network blocks ends in the error long before the ten seconds that code may take',
  inAll,
  async ({ page, sandbox, expectConsole }) => {
    expectConsole(failedRequest, notLoaded);
    await page.route(`**/${code}*`, (route) => route.abort('blockedbyclient'));
    await installClock(page);
    await openContactPage(page, sandbox);
    await fillIn(page);
    await pauseClock(page);
    await button(page).click();
    const error = page.getByRole('alert').getByText(sentence);
    expect(await passUntil(page, () => error.isVisible())).toBeLessThan(5_000);
    await expectFailure(page);
    expect(sandbox.records()).toHaveLength(0);
    await page.unrouteAll();
    await page.clock.resume();
    await expectOneLeadAfterTryAgain(page, sandbox);
  },
);

test('a browser that remembers a failed import gets the captcha code from a new address', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest);
  await page.route(`**/${code}`, (route) => route.abort('connectionfailed')); // without a query only
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('fault 2: a visitor who is offline from the first focus still gets the captcha code, and sends one lead', async ({
  page,
  sandbox,
  context,
  expectConsole,
}) => {
  expectConsole(failedRequest, withoutHeap, notLoaded);
  await openContactPage(page, sandbox);
  await settled(page);
  await context.setOffline(true);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('captcha code that does not arrive ends in the error after 10 s; once it has loaded, one lead is sent', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(notLoaded);
  const held = await hold(page, `**/${code}*`);
  await installClock(page);
  await openContactPage(page, sandbox);
  await pauseClock(page);
  await fillIn(page);
  await button(page).click();
  const passed = await passUntil(
    page,
    async () => (await button(page).getAttribute('aria-disabled')) === 'true',
  );
  await page.clock.runFor(9_900 - passed);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(200 + passed);
  await expectFailure(page);
  await held.release();
  await page.clock.resume();
  await expectOneLeadAfterTryAgain(page, sandbox);
});

/** Returns the files that a form fetches at the first sign of intent. */
function filesOnIntent(engine: Engine): readonly string[] {
  return laterFiles(engine)['request-call-form'] ?? [];
}

/** Records the names of our files as they are requested. */
function recordAssets(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/assets/')) names.push(pathname.split('/').at(-1) ?? '');
  });
  return names;
}
