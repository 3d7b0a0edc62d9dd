// @vitest-environment jsdom
import { configure } from '@adviser-widgets/core';
import { afterEach, describe, expect, test } from 'vitest';
import { contactFields } from './contact-fields.ts';
import type { LeadField } from './lead-field.ts';

afterEach(() => {
  configure({});
});

const fields: Readonly<Record<string, LeadField>> = contactFields;

test.each([
  ['FormFullName', 'Full Name', '', true],
  ['FormFirstName', 'First Name', '', true],
  ['FormLastName', 'Last Name', '', true],
  ['FormEmail', 'Email', '', true],
  ['FormPhone', 'Contact number', '', true],
  ['FormPostcode', 'Choose your region', 'none', true],
  ['FormSubject', 'I would like to discuss...', 'default', true],
  ['FormMessage', 'Message', '', false],
])('%s is labelled "%s", starts as %j and is required: %s', (name, label, start, isRequired) => {
  const field = fields[name];
  expect(field?.label).toBe(label);
  expect(field?.default).toBe(start);
  expect(field?.message !== undefined).toBe(isRequired);
});

test.each(Object.keys(fields))('%s has its autocomplete token, or none', (name) => {
  const known = [undefined, 'name', 'given-name', 'family-name', 'email', 'tel', 'address-level1'];
  expect(known).toContain(fields[name]?.autoComplete);
});

describe('the regions on offer', () => {
  const options = () => contactFields.FormPostcode.options('');

  test('start with the placeholder option, which is not a region', () => {
    expect(options()[0]).toEqual({ value: 'none', label: 'Select a region' });
  });

  test('continue with the 31', () => {
    expect(options()).toHaveLength(32);
  });

  test("are the page's own if it has a list", () => {
    configure({ json: { regions: [{ name: 'Chatham Islands', postcode: '0999' }] } });
    expect(options().slice(1)).toEqual([{ value: '0999', label: 'Chatham Islands' }]);
  });
});

test('the subjects start with a placeholder option and follow the spec', () => {
  expect(contactFields.FormSubject.options('').map(({ value, label }) => `${value} ${label}`)).toEqual([
    'default Please select',
    '1 Home Loans',
    '3 Investment Loans',
    '4 Insurance',
    '5 Debt Consolidation',
    '6 Business Loans',
    '13 Personal Loans',
    '14 Refix',
  ]);
});
