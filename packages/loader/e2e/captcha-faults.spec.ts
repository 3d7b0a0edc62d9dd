import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { barePage, placeholder, snippet } from './bare-page.ts';
import { button, fillIn, filledValues, valuesOf } from './form.ts';
import { expect, failedRequest, openContactPage, test } from './fixtures.ts';
import { expectFailure, expectOneLeadAfterTryAgain, lead, send, sentence, thanks } from './journey.ts';

/** The file that holds all the captcha's code, as the build named it. */
const code = captchaFile();

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

test('a form that nobody touches never fetches the captcha code', async ({ page, sandbox }) => {
  const assets = recordAssets(page);
  await openContactPage(page, sandbox);
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState('networkidle');
  expect(assets).not.toEqual([]);
  expect(assets).not.toContain(code);
});

test('the first focus fetches the captcha code, once, and nothing else of ours', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await page.waitForLoadState('networkidle');
  const assets = recordAssets(page);
  await page.getByLabel('Email').focus();
  await expect.poll(() => assets).toEqual([code]);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(assets).toEqual([code]);
});

test('a press that nothing went before fetches the captcha code itself', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (control) control.value = value;
    }
    document.querySelector('form')?.requestSubmit(); // no focus, as in Safari a click on a button gives none
  }, filledValues);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('two forms on a page fetch the captcha code once, and each sends its lead', async ({ page, sandbox, bare }) => {
  const assets = recordAssets(page);
  await page.goto(bare.serve(barePage(sandbox, { body: snippet + snippet.replace('BARE', 'SECOND') })));
  const [first, second] = [placeholder(page), page.locator('[data-widget]').last()];
  await fillIn(first);
  await fillIn(second);
  await Promise.all([button(first).click(), button(second).click()]);
  await expect(page.getByText('Thanks!')).toHaveCount(2);
  const sentBy = (CampaignId: string) => expect.objectContaining({ fields: expect.objectContaining({ CampaignId }) });
  expect(sandbox.records('call-centre')).toHaveLength(2);
  expect(sandbox.records('call-centre')).toEqual(expect.arrayContaining([sentBy('BARE'), sentBy('SECOND')]));
  expect(assets.filter((name) => name === code)).toHaveLength(1);
});

test('captcha code that the server refuses ends in the error; Try again fetches it anew, and one lead is sent', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, /ReCAPTCHA has not been loaded/);
  await sandbox.fail({ path: code, status: 503, times: 100 });
  await send(page, sandbox);
  await expectFailure(page);
  expect(sandbox.records()).toHaveLength(0);
  await sandbox.clear();
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('captcha code that the network blocks ends in the error at once', async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest, /ReCAPTCHA has not been loaded/);
  await page.route(`**/${code}*`, (route) => route.abort('blockedbyclient'));
  await send(page, sandbox);
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible({ timeout: 2_000 });
  await expectFailure(page);
  expect(sandbox.records()).toHaveLength(0);
  await page.unrouteAll();
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('a browser that remembers a failed import gets the captcha code under a fresh address', async ({ page, sandbox, expectConsole }) => {
  expectConsole(failedRequest);
  await page.route(`**/${code}`, (route) => route.abort('connectionfailed')); // not with a query
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('fault 2: a visitor who was offline from the first focus on still gets the captcha code, and sends one lead', async ({
  page,
  sandbox,
  context,
  expectConsole,
}) => {
  expectConsole(failedRequest);
  await openContactPage(page, sandbox);
  await context.setOffline(true);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('captcha code that does not arrive ends in the error; when it has come after all, one lead is sent', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(/ReCAPTCHA has not been loaded/);
  await sandbox.fail({ path: code, delayMs: 20_000 });
  await send(page, sandbox);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible({ timeout: 12_000 });
  await expectFailure(page);
  await expectOneLeadAfterTryAgain(page, sandbox);
});

/** One file more than the form itself, or a visitor waits for one after the other. */
function captchaFile(): string {
  const account = readFileSync(join(import.meta.dirname, '../.generated/build.json'), 'utf8');
  const { onIntent } = JSON.parse(account) as { onIntent: Record<string, readonly string[]> };
  const [file, ...others] = onIntent['request-call-form'] ?? [];
  if (!file || others.length > 0) throw new Error(`The form needs one file on intent, the build made ${[file, ...others].join(', ')}`);
  return file;
}

/** The names of our files, as they are requested. */
function recordAssets(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/assets/')) names.push(pathname.split('/').at(-1) ?? '');
  });
  return names;
}
