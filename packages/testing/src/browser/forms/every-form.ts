import { leadKinds } from '@adviser-widgets/core';
import { siteAdvisers } from '@adviser-widgets/site';
import type { Locator, Page } from '@playwright/test';
import { expectReady } from '../pages/bare-page.ts';
import { everyWidget } from '../pages/every-widget.ts';
import { fillInByName } from './form.ts';

/** Each lead form, with the kind under which the sandbox stores its leads. */
export const everyForm = everyWidget.flatMap(({ name, lead }) =>
  lead ? [{ name, kind: leadKinds[lead].path }] : [],
);

/** True for the form with every kind of field: `npm test` runs only this one. */
export function isRepresentative(name: string): boolean {
  return name === 'callback-form';
}

/** A placeholder in a page that passes axe, with `around` before it. */
export function bodyWith(name: string, around = ''): string {
  return `${around}<main><h1>Contact</h1><div class="aw-widget" data-widget="${name}" data-closable="true"><p><a href="tel:0800000000">0800 000 000</a></p></div></main>`;
}

/** Opens a page and waits for its form. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectReady(page);
}

interface Answer {
  /**
   * The keys that a visitor presses: the first letters of an option or name, or the space bar for a checkbox.
   */
  readonly keys: string;
  /** The control's value afterwards; of a checkbox, its `value`. */
  readonly value: string;
  /** The sent value, if it differs. */
  readonly sent?: string;
}

const [adviser = { guid: '', name: '' }] = siteAdvisers(); // the demo site has some

/** What a visitor answers, by the field's name. */
export const answers: Readonly<Record<string, Answer>> = {
  hasAdviser: { keys: ' ', value: 'yes' },
  AdviserId: { keys: adviser.name.slice(0, -2), value: adviser.name, sent: adviser.guid },
  FormFullName: typed("Mārama O'Neill"),
  FormFirstName: typed('Mārama'),
  FormLastName: typed("O'Neill-Ng"),
  FormEmail: typed("o'neill@xtra.co.nz"),
  FormPhone: typed('021 555 0000'),
  FormPostcode: { keys: 'Welling', value: '6011' },
  FormSubject: { keys: 'Ins', value: '4' },
  FormMessage: typed('Kia ora'),
  FormBestDayToCall: { keys: 'Thu', value: '5' },
  FormBestTimeToCall: { keys: 'Mor', value: '1' },
  FormHearFromUs: { keys: 'Rad', value: '6' },
  Context: { keys: ' ', value: 'Call from tracked campaign number' },
};

/** The value of every field, by name. For every form: each skips the names it has no field for. */
const everyValue = Object.fromEntries(Object.entries(answers).map(([name, { value }]) => [name, value]));

/** Returns the values to be sent for fields of these names. */
export function sentFor(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, answers[name]?.sent ?? answers[name]?.value ?? `no answer for ${name}`]),
  );
}

/**
 * Waits for the form and fills in every field, with the one that a checkbox adds. Resolves with the values to
 * be sent.
 */
export async function fillInAll(scope: Page | Locator): Promise<Record<string, string>> {
  await scope.locator('.aw-fields [name]').first().waitFor();
  for (const [name, value] of Object.entries(everyValue)) {
    if ((await fieldNames(scope)).includes(name)) await fillInByName(scope, { [name]: value });
  }
  return sentFor(await fieldNames(scope));
}

/** Returns the names of the form's fields in page order. */
function fieldNames(scope: Page | Locator): Promise<string[]> {
  return scope
    .locator('.aw-fields [name]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? ''));
}

/** A text that is typed and sent unchanged. */
function typed(text: string): Answer {
  return { keys: text, value: text };
}
