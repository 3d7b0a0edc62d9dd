// @vitest-environment jsdom
import { configure } from '@adviser-widgets/core';
import { safeParse } from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { callFields } from './call-fields.ts';
import { leadSchema } from './rules.ts';
import { contactFields } from './contact-fields.ts';
import { leadDefaults, type LeadField, type LeadFields } from './lead-field.ts';

const { FormFirstName, FormPostcode, FormMessage, FormEmail, FormSubject } = contactFields;
const { FormBestDayToCall, hasAdviser } = callFields;

afterEach(() => {
  configure({});
});

function schemaOf(fields: LeadFields, values: Record<string, string>, widget = '') {
  return leadSchema({ fields, defaults: leadDefaults(fields, {}), widget }, values);
}

function messagesOf(widget = '') {
  const values = { FormFirstName: ' ', FormPostcode: 'none', FormMessage: '' };
  const { issues = [] } = safeParse(
    schemaOf({ FormFirstName, FormPostcode, FormMessage }, values, widget),
    values,
  );
  return issues.map(({ message }) => message);
}

function sent(fields: LeadFields, values: Record<string, string>): unknown {
  return safeParse(schemaOf(fields, values), values).output;
}

test('gives every wrong field its own message', () => {
  expect(messagesOf()).toEqual(['Please enter your first name.', 'Please select your region']);
});

test("uses the page's own texts for the widget", () => {
  configure({ json: { messages: { 'callback-form': { FormFirstName: 'Please enter your name.' } } } });
  expect(messagesOf('callback-form')[0]).toBe('Please enter your name.');
});

test('reads the texts only when a field is wrong', () => {
  const schema = schemaOf({ FormEmail }, {});
  configure({ json: { messages: { FormEmail: 'E-mail, please.' } } });
  expect(safeParse(schema, { FormEmail: '' }).issues?.[0]?.message).toBe('E-mail, please.');
});

test("sends only the form's fields, as the rules transform them", () => {
  expect(sent({ FormFirstName }, { FormFirstName: ' Aroha ', FormMessage: 'not of this form' })).toEqual({
    FormFirstName: 'Aroha',
  });
});

test.each([
  ['FormPhone', '\u202a+64 21 555 0000\u202c', '+64 21 555 0000'],
  ['FormEmail', 'jo\u200b@x.nz', 'jo@x.nz'],
  ['FormFirstName', '\u2068Aroha\u2069', 'Aroha'],
  ['FormMessage', ' Kia\u200e ora 👩\u200d👧 ', ' Kia ora 👩\u200d👧 '],
  ['FormPhone', '021 000 0000\u3164', '021 000 0000'],
  ['FormEmail', 'mailto:jo＠x.nz.', 'jo@x.nz'],
  ['FormMessage', 'a\u000bb', 'ab'],
])('%s %j is sent without its invisible characters', (name, typed, expected) => {
  expect(sent({ [name]: contactFields[name as keyof typeof contactFields] }, { [name]: typed })).toEqual({
    [name]: expected,
  });
});

test('a text of invisible characters only is blank', () => {
  const values = { FormFirstName: '\u200e\u202c\ufeff\u3164' };
  expect(safeParse(schemaOf({ FormFirstName }, values), values).success).toBe(false);
});

describe('a field that depends on a checkbox', () => {
  const fields = {
    hasAdviser,
    FormFirstName: { ...FormFirstName, dependsOn: 'hasAdviser' } satisfies LeadField,
  };

  test('is validated while the box is ticked', () => {
    const values = { hasAdviser: 'yes', FormFirstName: '' };
    expect(safeParse(schemaOf(fields, values), values).success).toBe(false);
  });

  test('fault 66: is neither validated nor sent while it is not', () => {
    expect(sent(fields, { hasAdviser: '', FormFirstName: 'typed before' })).toEqual({ hasAdviser: '' });
  });
});

test('a field may accept less than its rule', () => {
  const fields = {
    FormFirstName: { ...FormFirstName, accepts: (text: string) => text !== 'Nobody' } satisfies LeadField,
  };
  const values = { FormFirstName: 'Nobody' };
  expect(safeParse(schemaOf(fields, values), values).issues?.map(({ message: text }) => text)).toEqual([
    'Please enter your first name.',
  ]);
});

describe('the initial values of a form', () => {
  test('are the defaults of its fields', () => {
    expect(leadDefaults({ FormFirstName, FormPostcode, FormSubject, FormBestDayToCall }, {})).toEqual({
      FormFirstName: '',
      FormPostcode: 'none',
      FormSubject: 'default',
      FormBestDayToCall: '0',
    });
  });

  test("start with the first of the page's own days if they lack the default", () => {
    const bestDayOptions = [
      { value: '8', label: 'Next week' },
      { value: '9', label: 'The week after' },
    ];
    expect(leadDefaults({ FormBestDayToCall }, { bestDayOptions })).toEqual({ FormBestDayToCall: '8' });
  });
});

describe('a field with a maximum length', () => {
  const Reason = {
    label: 'Reason',
    control: 'textarea',
    default: '',
    rule: 'optional',
    maxLength: 5,
  } as const;
  const issues = (text: string) => safeParse(schemaOf({ Reason }, {}), { Reason: text }).issues ?? [];

  test.each(['', 'abcde', 'ab\u200bcde'])('accepts %j', (text) => {
    expect(issues(text)).toEqual([]);
  });

  test('refuses a longer text, and says how long it may be', () => {
    expect(issues('abcdef').map(({ message }) => message)).toEqual(['Please use 5 characters or fewer.']);
  });
});
