import type { Locator, Page } from '@playwright/test';
import { expect, openContactPage, type TestSandbox } from '../test/fixtures.ts';

/** What a visitor types, by label. */
export const typed = {
  'First Name': 'Mārama',
  'Last Name': "O'Neill-Ng",
  Email: "o'neill@xtra.co.nz",
  'Contact number': '021 555 0000',
  Message: 'Kia ora <b>koutou</b>,\nwe would like to refix. 😀',
};

/** Fills in the whole form as a visitor would. */
export async function fillIn(scope: Page | Locator): Promise<void> {
  const form = firstForm(scope);
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel('Choose your region').selectOption('Northland');
  await form.getByLabel('I would like to discuss...').selectOption('Refix');
}

/** Does the same by field name: for pages with other labels, and for other forms. */
export async function fillInByName(
  scope: Page | Locator,
  values: Readonly<Record<string, string>> = filledValues,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = firstForm(scope).locator(`[name="${name}"]`);
    const kind = await control.evaluate((element) => (element as HTMLInputElement).type);
    if (kind === 'checkbox') await control.setChecked(value !== '');
    else if (kind === 'select-one') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** The form's button, whatever its label. */
export function button(scope: Page | Locator): Locator {
  return firstForm(scope).locator('button[type="submit"]');
}

/**
 * Presses the button with all fields empty, and waits for the errors: fields filled in before the rules have
 * loaded would be part of that press.
 */
export async function sendEmpty(page: Page): Promise<void> {
  await button(page).click();
  await expect(page.locator('.aw-form [aria-invalid="true"]').first()).toBeVisible();
}

/** Returns the values of the fields, by name. */
export function valuesOf(scope: Page | Locator): Promise<Record<string, string>> {
  return firstForm(scope).evaluate((form) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>('.aw-control')];
    return Object.fromEntries(controls.map((control) => [control.name, control.value]));
  });
}

/** A page may have several forms, and loads those further down as they come near. */
function firstForm(scope: Page | Locator): Locator {
  return scope.locator('.aw-form').first();
}

/** The values `fillIn` leaves in the fields. */
export const filledValues = {
  FormFirstName: typed['First Name'],
  FormLastName: typed['Last Name'],
  FormEmail: typed.Email,
  FormPhone: typed['Contact number'],
  FormPostcode: '0110',
  FormSubject: '14',
  FormMessage: typed.Message,
};

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
