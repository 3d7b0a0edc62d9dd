// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ruleText } from './rule-texts.ts';

test.each([
  ['FormFirstName', 'Please enter your first name.'],
  ['FormLastName', 'Please enter your last name.'],
  ['FormFullName', 'Please enter your full name.'],
  ['FormEmail', 'Please enter your email.'],
  ['FormPhone', 'Please enter your contact number.'],
  ['FormPostcode', 'Please select your region'],
  ['FormSubject', 'Please select an option from the list.'],
  ['AdviserId', 'Please enter adviser name'],
] as const)('%s reads "%s"', (name, text) => {
  expect(ruleText(name, '')).toBe(text);
});
