// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { callFields } from './call-fields.ts';
import type { LeadField } from './lead-field.ts';
import { rules } from './rules.ts';

const fields: Readonly<Record<string, LeadField>> = callFields;

test.each([
  ['FormBestDayToCall', 'How soon should we call?', '0'],
  ['FormBestTimeToCall', 'What time is best?', '4'],
  ['FormHearFromUs', 'How did you hear about us?', '1'],
  ['Context', 'Call from tracked campaign number', ''],
  ['hasAdviser', 'I already have an adviser', ''],
])('%s is labelled "%s" and starts as %j', (name, label, start) => {
  expect(fields[name]).toMatchObject({ label, default: start });
});

function optionsOf(name: string, bestDayOptions?: unknown): string[] {
  const options = fields[name]?.options?.('', { bestDayOptions }) ?? [];
  return options.map(({ value, label }) => `${value} ${label}`);
}

const days = ['0 As soon as possible', '2 Monday', '3 Tuesday', '4 Wednesday', '5 Thursday', '6 Friday'];

test.each([
  ['FormBestDayToCall', days],
  ['FormBestTimeToCall', ['4 Any time', '1 Morning', '2 Afternoon', '3 Evening']],
  [
    'FormHearFromUs',
    [
      '1 Our Website',
      '2 Other Website',
      '3 eDM Campaign',
      '4 Event Sponsorship',
      '5 Personal Referral',
      '6 Radio Advertising',
      '7 Print Advertising',
      '8 Television Advertising',
      '9 Outdoor Advertising',
      '10 Existing Client',
      '12 MPRE',
      '13 Social Media',
    ],
  ],
])('%s offers the choices of the spec', (name, options) => {
  expect(optionsOf(name)).toEqual(options);
});

test("the days are the page's own if it has any", () => {
  expect(optionsOf('FormBestDayToCall', [{ value: '0', label: 'Today' }])).toEqual(['0 Today']);
});

function sent(name: string, given: string): string | undefined {
  const field = fields[name];
  return field && rules[field.rule].clean(given, field.default);
}

test.each([
  ['FormBestDayToCall', '3', '3'],
  ['FormBestDayToCall', '0', '0'],
  ['FormBestDayToCall', '', '0'],
  ['FormBestTimeToCall', ' ', '4'],
  ['FormHearFromUs', '', '1'],
  ['Context', 'Call from tracked campaign number', 'Call from tracked campaign number'],
  ['Context', '', ''],
  ['hasAdviser', 'yes', 'yes'],
  ['hasAdviser', '', ''],
])('%s: %j is sent as %j (fault 63)', (name, given, expected) => {
  expect(sent(name, given)).toBe(expected);
});
