import type { Locator, Page } from '@playwright/test';

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
  for (const [label, text] of Object.entries(typed)) await scope.getByLabel(label, { exact: true }).fill(text);
  await scope.getByLabel('Choose your region').selectOption('Northland');
  await scope.getByLabel('I would like to discuss...').selectOption('Refix');
}

/** The same by the names of the fields, on pages whose labels read otherwise. */
export async function fillInByName(scope: Page | Locator): Promise<void> {
  for (const [name, value] of Object.entries(filledValues)) {
    const control = scope.locator(`[name="${name}"]`);
    const isList = await control.evaluate((element) => element.localName === 'select');
    await (isList ? control.selectOption(value) : control.fill(value));
  }
}

/** The form's button, whatever it says at the moment. */
export function button(scope: Page | Locator): Locator {
  return scope.locator('.aw-form button[type="submit"]');
}

/** What stands in the fields, by name. */
export function valuesOf(scope: Page | Locator): Promise<Record<string, string>> {
  return scope.locator('.aw-form').evaluate((form) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>('.aw-control')];
    return Object.fromEntries(controls.map((control) => [control.name, control.value]));
  });
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
