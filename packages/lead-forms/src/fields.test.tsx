import { createFormOpener } from '@adviser-widgets/testing/form';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { leadForms } from './lead-forms.ts';

/** What a visitor, a screen reader and a browser's autofill see of one field. */
type Row = readonly [
  name: string,
  label: string,
  mark: 'required' | '(optional)' | '',
  control: string,
  autofill: string,
  start: string,
];

const FormFullName: Row = ['FormFullName', 'Full Name', 'required', 'text', 'name', ''];
const FormFirstName: Row = ['FormFirstName', 'First Name', 'required', 'text', 'given-name', ''];
const FormLastName: Row = ['FormLastName', 'Last Name', 'required', 'text', 'family-name', ''];
const FormEmail: Row = ['FormEmail', 'Email', 'required', 'text', 'email', '']; // browsers judge `type="email"` by their own rule
const FormPhone: Row = ['FormPhone', 'Contact number', 'required', 'tel', 'tel', ''];
const FormPostcode: Row = [
  'FormPostcode',
  'Choose your region',
  'required',
  'select',
  'address-level1',
  'none',
];
const FormSubject: Row = ['FormSubject', 'I would like to discuss...', 'required', 'select', '', 'default'];
const FormMessage: Row = ['FormMessage', 'Message', '(optional)', 'textarea', '', ''];
const AdviserId: Row = ['AdviserId', 'Adviser name', '(optional)', 'text', 'off', ''];
const FormBestDayToCall: Row = ['FormBestDayToCall', 'How soon should we call?', '', 'select', '', '0'];
const FormBestTimeToCall: Row = ['FormBestTimeToCall', 'What time is best?', '', 'select', '', '4'];
const FormHearFromUs: Row = ['FormHearFromUs', 'How did you hear about us?', '', 'select', '', '1'];
const Context: Row = ['Context', 'Call from tracked campaign number', '', 'checkbox', '', ''];
const hasAdviser: Row = ['hasAdviser', 'I already have an adviser', '', 'checkbox', '', ''];

const who = [FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode];

/** The fields of each form, in screen order. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  'short-contact-form': [FormFullName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage],
  'request-call-form': [...who, FormSubject, FormMessage],
  'call-centre-form': [
    ...who,
    FormSubject,
    FormMessage,
    AdviserId,
    FormBestDayToCall,
    FormBestTimeToCall,
    FormHearFromUs,
    Context,
  ],
  'property-report-form': [...who, FormSubject],
  'callback-form': [...who, FormBestDayToCall, FormBestTimeToCall, hasAdviser],
  'job-application-form': [...who, FormBestDayToCall, FormBestTimeToCall],
  'contact-adviser-form': [FormFullName, FormEmail, FormPhone, FormPostcode, FormMessage],
};

/** What a phone makes of a field: the keys, capitals, and whether it corrects or marks misspelt words. */
type Keyboard = readonly [inputmode: string, autocapitalize: string, autocorrect: string, spellcheck: string];

const ofName: Keyboard = ['text', 'words', 'off', 'false'];

/**
 * Messages are prose, for which the phone's own settings are right. `enterkeyhint` is left to the phone: Android
 * goes to the next field and says so, iOS sends the form and says so.
 */
const keyboards: Readonly<Record<string, Keyboard>> = {
  FormFullName: ofName,
  FormFirstName: ofName,
  FormLastName: ofName,
  FormEmail: ['email', 'none', 'off', 'false'],
  FormPhone: ['tel', '', 'off', 'false'],
  FormMessage: ['', '', '', ''],
  AdviserId: ofName,
};

describe.each(leadForms)('$name', (definition) => {
  const { open } = createFormOpener(definition, {});

  test('has its fields with their labels, in screen order', async () => {
    await open();
    expect(controls().map(rowOf)).toEqual(rows[definition.name]);
  });

  test('has the right keyboard of a phone for each field', async () => {
    await open();
    const typed = controls().filter(({ type }) => /^(text|tel|textarea)$/.test(type));
    expect(typed.map(keyboardOf)).toEqual(typed.map(({ name }) => [name, ...(keyboards[name] ?? [])]));
  });

  test("leaves the verdict to our rules: a theme's `:invalid` matches nothing", async () => {
    await open();
    for (const control of controls().filter(({ type }) => /^(text|email|tel|textarea)$/.test(type)))
      control.value = 'ā@x.nz.';
    expect(controls().filter((control) => control.matches(':invalid'))).toEqual([]);
  });

  test('has no other control but the honeypot and the button', async () => {
    await open();
    const { elements } = screen.getByRole<HTMLFormElement>('form');
    const besides = [...elements].filter((element) => !controls().includes(element as HTMLInputElement));
    expect(besides.map((element) => element.getAttribute('type'))).toEqual(['text', 'submit']);
  });
});

function controls(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('.aw-fields [name]')];
}

function rowOf(control: HTMLInputElement): Row {
  const label = control.labels?.[0]?.textContent ?? '';
  const kind = control.localName === 'input' ? control.type : control.localName;
  const start = control.type === 'checkbox' && !control.checked ? '' : control.value;
  return [control.name, label, markOf(control), kind, control.getAttribute('autocomplete') ?? '', start];
}

function markOf(control: HTMLElement): Row[2] {
  if (control.getAttribute('aria-required') === 'true') return 'required';
  const field = control.closest<HTMLElement>('.aw-field');
  const note = field && within(field).queryByText('(optional)');
  return note && control.getAttribute('aria-describedby')?.split(' ').includes(note.id) ? '(optional)' : '';
}

function keyboardOf(control: HTMLElement): string[] {
  const attributes = ['name', 'inputmode', 'autocapitalize', 'autocorrect', 'spellcheck'];
  const [hint] = ['enterkeyhint'].flatMap((name) => control.getAttribute(name) ?? []);
  return [...attributes.map((name) => control.getAttribute(name) ?? ''), ...(hint ? [hint] : [])];
}
