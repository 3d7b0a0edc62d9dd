import type { Page } from '@playwright/test';
import { button, fillIn, filledValues, valuesOf } from './form.ts';
import { expect, failedRequest, openContactPage, test, type TestSandbox } from './fixtures.ts';

const sentence = 'Sorry, something went wrong. Please try again later';
const thanks = "Thanks, we'll call you soon";
const lead = '/call-centre';

/** Fills in the contact page's form and presses the button. */
async function send(page: Page, sandbox: TestSandbox): Promise<void> {
  await openContactPage(page, sandbox);
  await fillIn(page);
  await button(page).click();
}

/** The standing expectations of every failure: told once, loading over, nothing typed is lost. */
async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: '0800 000 000' })).toBeVisible();
  await expect(button(page)).toHaveText('Try again');
  await expect(button(page)).not.toHaveAttribute('aria-disabled');
  expect(await valuesOf(page)).toEqual(filledValues);
}

async function expectOneLeadAfterTryAgain(page: Page, sandbox: TestSandbox): Promise<void> {
  await button(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
}

const serverFaults = [
  { name: 'fault 1: the connection is refused', fault: { reset: true } },
  { name: 'fault 10: 400', fault: { status: 400 } },
  { name: 'fault 12: 404 from a wrong base', fault: { status: 404 } },
  { name: 'fault 15: 500', fault: { status: 500 } },
  { name: 'fault 15: 502', fault: { status: 502 } },
  { name: 'fault 15: 503', fault: { status: 503 } },
  { name: 'fault 15: 504', fault: { status: 504 } },
  { name: 'fault 3: the answer is cut off before its headers', fault: { reset: true, delayMs: 300 } },
];

for (const { name, fault } of serverFaults) {
  test(`${name}: the visitor is told, and trying again ends in one lead`, async ({ page, sandbox, expectConsole }) => {
    expectConsole(failedRequest, /\[adviser-widgets\] POST .*\/acme\/call-centre (answered|failed)/);
    await sandbox.fail({ path: lead, ...fault });
    await send(page, sandbox);
    await expectFailure(page);
    expect(sandbox.records()).toHaveLength(0);
    await expectOneLeadAfterTryAgain(page, sandbox);
  });
}

test('fault 19: the lead was stored but the answer lost; trying again keeps one row', async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /\[adviser-widgets\] POST/);
  await sandbox.fail({ path: lead, commit: true, reset: true });
  await send(page, sandbox);
  await expectFailure(page);
  const [stored] = sandbox.records('call-centre');
  await expectOneLeadAfterTryAgain(page, sandbox);
  expect(sandbox.records('call-centre')[0]).toMatchObject({ submissionId: stored?.submissionId, attempts: 2 });
});

for (const [name, fault] of [
  ['empty', { body: '' }],
  ['HTML', { body: '<!doctype html><h1>OK</h1>', contentType: 'text/html' }],
] as const) {
  test(`fault 16: 200 with an ${name} body counts as accepted`, async ({ page, sandbox }) => {
    await sandbox.fail({ path: lead, status: 200, commit: true, ...fault });
    await send(page, sandbox);
    await expect(page.getByText(thanks)).toBeVisible();
  });
}

test('fault 2: offline before submit waits, and goes on once when connected', async ({ page, sandbox, context }) => {
  await openContactPage(page, sandbox);
  await fillIn(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect(sandbox.records()).toHaveLength(0);
  await context.setOffline(false);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('fault 4: an answer that never comes ends in the error after 20 s', async ({ page, sandbox, expectConsole }) => {
  expectConsole(/\[adviser-widgets\] POST .* was not answered in time/);
  await sandbox.fail({ path: lead, delayMs: 40_000 });
  await send(page, sandbox);
  await expect(button(page)).toHaveText('Sending…');
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible({ timeout: 25_000 });
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 5: a slow answer keeps the button busy; a second press does nothing', async ({ page, sandbox }) => {
  await sandbox.fail({ path: lead, delayMs: 2_000, commit: true, status: 200 });
  await send(page, sandbox);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page)).toBeFocused();
  await button(page).press('Enter');
  await button(page).click({ force: true }); // aria-disabled does not stop a finger
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
  expect(sandbox.records('call-centre')[0]?.attempts).toBe(1);
});

test('fault 24: a blocked captcha script ends in the error with the phone link; the next press loads it again', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, /ReCAPTCHA has not been loaded/);
  await sandbox.captcha('block');
  await send(page, sandbox);
  await expectFailure(page);
  await sandbox.captcha('pass');
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 25: a captcha script that never answers ends in the error', async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /ReCAPTCHA has not been loaded/);
  await sandbox.fail({ path: '/stand-ins/captcha/api.js', delayMs: 30_000 });
  await send(page, sandbox);
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible({ timeout: 20_000 });
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 26: a vendor object without render yet is waited for', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    let real: object | undefined;
    const half = { ready: () => {} };
    setTimeout(() => Object.defineProperty(window, 'grecaptcha', { value: real ?? half, writable: true }), 3000);
    Object.defineProperty(window, 'grecaptcha', { get: () => (real ? half : undefined), set: (value: object) => (real = value), configurable: true });
  });
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
});

test('fault 27: closing the challenge gives the form back, with no error', async ({ page, sandbox }) => {
  await sandbox.captcha('close', 1);
  await send(page, sandbox);
  await expect(button(page)).not.toHaveAttribute('aria-disabled', { timeout: 5_000 });
  await expect(button(page)).toHaveText('Request a call');
  await expect(button(page)).toBeFocused();
  await expect(page.getByText(sentence)).toBeHidden();
  expect(await valuesOf(page)).toEqual(filledValues);
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 28: an open challenge has no time limit, and solving it sends the lead', async ({ page, sandbox }) => {
  await sandbox.captcha('challenge', 1);
  await send(page, sandbox);
  const challenge = page.frameLocator('iframe[name^="c-"]');
  await expect(challenge.getByRole('button', { name: "I'm not a robot" })).toBeVisible();
  await page.waitForTimeout(11_000); // longer than a check without a challenge may take
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await challenge.getByRole('button', { name: "I'm not a robot" }).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

test('fault 29: a token that ran out is replaced once, silently', async ({ page, sandbox }) => {
  await sandbox.captcha('expire', 1);
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('fault 30: after a refused token the next attempt brings a new one', async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /answered 422/);
  await sandbox.fail({ path: lead, status: 422 });
  const tokens: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(lead)) tokens.push((request.postDataJSON() as { captcha: string }).captcha);
  });
  await send(page, sandbox);
  await expectFailure(page);
  await expectOneLeadAfterTryAgain(page, sandbox);
  expect(new Set(tokens).size).toBe(2);
});

test('fault 31: a captcha that breaks ends in the error', async ({ page, sandbox, expectConsole }) => {
  expectConsole(/captcha reported an error/);
  await sandbox.captcha('fail', 1);
  await send(page, sandbox);
  await expectFailure(page);
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 40: a double click and Enter send one lead', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await fillIn(page);
  await button(page).dblclick();
  await page.keyboard.press('Enter');
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1 }]);
});

test('fault 41: back from the page cache mid-send the form is usable, and one lead is stored', async ({ sandbox, playwright, launchOptions }) => {
  // Playwright switches the page cache off for the browser it shares.
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameFromCache: persisted }));
  });
  await sandbox.fail({ path: lead, delayMs: 3_000, commit: true, status: 200 });
  await send(page, sandbox);
  await expect(button(page)).toHaveText('Sending…');
  await page.goto(`${sandbox.url}/privacy-policy`);
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => (window as { cameFromCache?: boolean }).cameFromCache)).toBe(true);
  await expect(button(page)).toHaveText('Try again');
  expect(await valuesOf(page)).toEqual(filledValues);
  await button(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
  await browser.close();
});

test('fault 41: back after success nothing is sent again', async ({ page, sandbox }) => {
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
  await page.goto(`${sandbox.url}/privacy-policy`);
  await page.goBack();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1 }]);
});

test('fault 42: a reload brings the draft back, and offers to clear it', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await fillIn(page);
  await page.reload();
  await page.locator('[data-widget-state="ready"]').waitFor();
  expect(await valuesOf(page)).toEqual(filledValues);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await page.reload();
  await page.locator('[data-widget-state="ready"]').waitFor();
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

test('fault 43: blocked storage and cookies change nothing', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: blocked });
    Object.defineProperty(window, 'localStorage', { get: blocked });
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
  });
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
});

test('fault 44: a browser without crypto.randomUUID still names its lead', async ({ page, sandbox }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')[0]?.submissionId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('fault 45: values set without any event, as autofill does, are validated and sent', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (control) control.value = value;
    }
  }, filledValues);
  await button(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')[0]?.fields).toMatchObject(filledValues);
});

test('fault 56: an empty form shows every error, focuses the first field, and sends nothing', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await button(page).click();
  await expect(page.getByText('Please enter your first name.')).toBeVisible();
  const errors = page.locator('.aw-field-error');
  await expect(errors).toHaveText([
    /Please enter your first name\./,
    /Please enter your last name\./,
    /Please enter your email\./,
    /Please enter your contact number\./,
    /Please select your region$/,
    /Please select an option from the list\./,
  ]);
  await expect(page.getByLabel('First Name')).toBeFocused();
  expect(sandbox.records()).toHaveLength(0);

  await page.getByLabel('Email').fill('x'); // fault 67
  await expect(errors).toHaveCount(5);
  await expect(page.getByText('Please enter your email.')).toBeHidden();
});
