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

/** The same by the names of the fields: for pages whose labels read otherwise, and for other forms. */
export async function fillInByName(scope: Page | Locator, values: Readonly<Record<string, string>> = filledValues): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = firstForm(scope).locator(`[name="${name}"]`);
    const kind = await control.evaluate((element) => (element as HTMLInputElement).type);
    if (kind === 'checkbox') await control.setChecked(value !== '');
    else if (kind === 'select-one') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** The form's button, whatever it says at the moment. */
export function button(scope: Page | Locator): Locator {
  return firstForm(scope).locator('button[type="submit"]');
}

/** Presses while every field is empty, and waits until the form says so: what is filled in before the rules have come goes with that press. */
export async function sendEmpty(page: Page): Promise<void> {
  await button(page).click();
  await expect(page.locator('.aw-form [aria-invalid="true"]').first()).toBeVisible();
}

/** What stands in the fields, by name. */
export function valuesOf(scope: Page | Locator): Promise<Record<string, string>> {
  return firstForm(scope).evaluate((form) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>('.aw-control')];
    return Object.fromEntries(controls.map((control) => [control.name, control.value]));
  });
}

/** A page may hold more than one, and loads those further down as they come near. */
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
