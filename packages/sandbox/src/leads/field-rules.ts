import { subjects, type Option } from '@adviser-widgets/core';
import { bestDays, bestTimes, howHeard } from '@adviser-widgets/core/call-options';
import * as v from 'valibot';

/** A rule for one text; `expected` ends the sentence "expected …". */
export const text = (expected: string, fits: (value: string) => boolean) =>
  v.pipe(
    v.string(expected),
    v.check((value) => fits(value), expected),
  );
export const anyText = text('a text', () => true);
const filled = text('a text that is not blank', (value) => trimmed(value) !== '');
export const uuidOrEmpty = text('a UUID or nothing', (value) => value === '' || uuid.test(value));
const oneOf = (options: readonly Option[]) => {
  const values = options.map(({ value }) => value);
  return text(`one of ${values.join(', ')}`, (value) => values.includes(value));
};

/** 8-4-4-4-12 hexadecimal digits in any case; versions are not looked at (row 12). */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Every field a form can have, and the values its own rules let through (spec section 5). */
export const fieldRules = {
  FormFullName: filled,
  FormFirstName: filled,
  FormLastName: filled,
  FormEmail: text('an e-mail address, trimmed', isEmail),
  FormPhone: text('a number ending in a digit', (value) => /\d$/.test(trimmed(value))),
  FormPostcode: text('four digits', (value) => /^\d{4}$/.test(value)),
  FormSubject: oneOf(subjects),
  FormMessage: anyText,
  FormBestDayToCall: text('the value of a day (0 or 2 to 6, unless the page has its own list)', isDay),
  FormBestTimeToCall: oneOf(bestTimes),
  FormHearFromUs: oneOf(howHeard),
  hasAdviser: text('"yes" or nothing', (value) => value === 'yes' || value === ''),
  Context: text('its label or nothing', (value) => value === 'Call from tracked campaign number' || value === ''),
} as const;
export type FieldName = keyof typeof fieldRules;

/** What every lead carries beside its fields; the honeypot, Method, LeadSource and tracking are looked at apart. */
export const hiddenRules = {
  CampaignId: anyText,
  TrackingNumber: anyText,
  AdviserId: uuidOrEmpty,
  captcha: text('a token', (value) => value !== ''),
  Region: anyText,
  SubmissionId: text('1 to 64 characters', (value) => value.trim() !== '' && value.length <= 64),
} as const;

/** No-break and zero-width spaces count as blank (fault 57). */
function trimmed(value: string): string {
  return value.replace(/^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/g, '');
}

/** something@something.tld, at most 254 characters, in any script (row 23). */
function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
}

/** A page may bring its own days, but never 1 and 7 (row 27); a label in place of a value is a mistake. */
function isDay(value: string): boolean {
  return trimmed(value) !== '' && value !== '1' && value !== '7' && !bestDays.some(({ label }) => label === value);
}
