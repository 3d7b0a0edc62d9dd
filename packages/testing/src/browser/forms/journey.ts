import type { Page } from '@playwright/test';
import { button, fillIn, filledValues, valuesOf } from './form.ts';
import { expect, openContactPage, type TestSandbox } from '../test/fixtures.ts';

/** What a visitor reads when a lead could not be sent. */
export const sentence = 'Sorry, something went wrong. Please try again later';
/** The content of the contact page's success slot. */
export const thanks = "Thanks, we'll call you soon";
/** End of the URL that the form posts to. */
export const lead = '/call-centre';
/** Milliseconds that exceed any test: the sandbox's longest delay, for requests without an answer. */
export const never = 600_000;

/** Fills in the contact page's form and presses the button. */
export async function send(page: Page, sandbox: TestSandbox): Promise<void> {
  await openContactPage(page, sandbox);
  await fillIn(page);
  await button(page).click();
}

/** Like `send`, but waits for the request: the button shows "Sending…" earlier. */
export async function sendOff(page: Page, sandbox: TestSandbox): Promise<void> {
  const sent = page.waitForRequest((request) => request.url().endsWith(lead));
  await send(page, sandbox);
  await sent;
}

/**
 * Expects what every failure has in common: it is announced, the form is no longer busy, nothing typed is
 * lost.
 */
export async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: '0800 000 000' })).toBeVisible();
  await expect(button(page)).toHaveText('Try again');
  await expect(button(page)).not.toHaveAttribute('aria-disabled');
  expect(await valuesOf(page)).toEqual(filledValues);
}

/** Presses "Try again", and expects that exactly one lead is stored. */
export async function expectOneLeadAfterTryAgain(page: Page, sandbox: TestSandbox): Promise<void> {
  await button(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
}

/**
 * On a bare page: an empty press, a failure, a second try. Expects one lead and the editor's own success
 * message.
 */
export async function failThenSend(page: Page, sandbox: TestSandbox): Promise<void> {
  await button(page).click();
  await expect(page.locator('.aw-field-error')).toHaveCount(6);
  await fillIn(page);
  await sandbox.fail({ path: lead, status: 503 });
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
  expect(await valuesOf(page)).toEqual(filledValues);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([
    { fields: { ...filledValues, CampaignId: 'BARE' }, attempts: 1 },
  ]);
}

/** The console lines of that failure. */
export const failureLines = [/^Failed to load resource/, /POST .*\/call-centre answered 503/] as const;
