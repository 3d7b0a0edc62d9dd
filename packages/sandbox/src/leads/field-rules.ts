import { subjects, type Option } from '@adviser-widgets/core';
import { bestDays, bestTimes, howHeard } from '@adviser-widgets/core/call-options';
import { text } from '../check-fields.ts';

export const anyText = text('a text', () => true);
/** A text that a page may well leave empty, but not by writing out that it has none. */
export const plainText = text('a text, not a missing value written out', (value) => !isWrittenOut(value));
const filled = text('a text that is not blank, trimmed', (value) => value !== '' && value === trimmed(value));
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
  FormMessage: plainText,
  FormBestDayToCall: text('the value of a day (0 or 2 to 6, unless the page has its own list)', isDay),
  FormBestTimeToCall: oneOf(bestTimes),
  FormHearFromUs: oneOf(howHeard),
  hasAdviser: text('"yes" or nothing', (value) => value === 'yes' || value === ''),
  Context: text('its label or nothing', (value) => value === 'Call from tracked campaign number' || value === ''),
  formJoinUs: text('the constant "1"', (value) => value === '1'), // row 35
} as const;
export type FieldName = keyof typeof fieldRules;

/** What every lead carries beside its fields; the honeypot, Method, LeadSource and tracking are looked at apart. */
export const hiddenRules = {
  CampaignId: plainText,
  TrackingNumber: plainText,
  AdviserId: uuidOrEmpty,
  captcha: text('a token', (value) => value !== ''),
  Region: anyText,
  SubmissionId: text('1 to 64 characters', isSubmissionId),
} as const;

/** No-break and zero-width spaces count as blank (fault 57). */
function trimmed(value: string): string {
  return value.replace(/^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/g, '');
}

/** What `String(value)` makes of a value that is not there, or is no text. */
function isWrittenOut(value: string): boolean {
  return /^(undefined|null|NaN|\[object \w+\])$/.test(value);
}

function isSubmissionId(value: string): boolean {
  return value.trim() !== '' && value.length <= 64 && !isWrittenOut(value);
}

/** something@something.tld, at most 254 characters, in any script (row 23). */
function isEmail(value: string): boolean {
  return value === trimmed(value) && value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
}

/** A page may bring its own days, but never 1 and 7 (row 27); a label in place of a value is a mistake. */
function isDay(value: string): boolean {
  const isMistake = value === '1' || value === '7' || bestDays.some(({ label }) => label === value);
  return trimmed(value) !== '' && !isMistake && !isWrittenOut(value);
}
