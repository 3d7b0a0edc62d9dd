import { text } from '../check-fields.ts';
import {
  anyText,
  email,
  isWrittenOut,
  message,
  name,
  phone,
  plainText,
  trimmed,
  uuidOrEmpty,
} from '../text-rules.ts';

const oneOf = (...values: readonly string[]) =>
  text(`one of ${values.join(', ')}`, (value) => values.includes(value));

/** Written independently of the widgets' fields and lists. */
export const fieldRules = {
  FormFullName: name,
  FormFirstName: name,
  FormLastName: name,
  FormEmail: email,
  FormPhone: phone,
  FormPostcode: text('four digits', (value) => /^\d{4}$/.test(value)),
  // Home Loans, Investment Loans, Insurance, Debt Consolidation, Business Loans, Personal Loans, Refix
  FormSubject: oneOf('1', '3', '4', '5', '6', '13', '14'),
  FormMessage: message,
  FormBestDayToCall: text('the value of a day (0 or 2 to 6, unless the page has its own list)', isDay),
  FormBestTimeToCall: oneOf('4', '1', '2', '3'), // Any time, Morning, Afternoon, Evening
  // From Our Website to Social Media; there is no 11.
  FormHearFromUs: oneOf('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12', '13'),
  hasAdviser: text('"yes" or nothing', (value) => value === 'yes' || value === ''),
  Context: text(
    'its label or nothing',
    (value) => value === 'Call from tracked campaign number' || value === '',
  ),
  formJoinUs: text('the constant "1"', (value) => value === '1'), // marks an application
} as const;
export type FieldName = keyof typeof fieldRules;

/** Submission, honeypot, Method, LeadSource and tracking are checked separately. */
export const hiddenRules = {
  CampaignId: plainText,
  TrackingNumber: plainText,
  AdviserId: uuidOrEmpty,
  captcha: text('a token', (value) => value !== ''),
  Region: anyText,
} as const;

/** The labels that visitors read, which are never sent. */
const days = ['As soon as possible', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** A page may define its own days, but never 1 and 7. */
function isDay(value: string): boolean {
  const isMistake = value === '1' || value === '7' || days.includes(value);
  return trimmed(value) !== '' && !isMistake && !isWrittenOut(value);
}
