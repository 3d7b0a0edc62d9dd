import { expect, type Locator, type Page } from '@playwright/test';

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
