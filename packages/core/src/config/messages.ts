import { ownValue } from '../values/records.ts';
import { getConfig } from './page-config.ts';

/**
 * The library's own texts (spec section 5 and 8, rows 22, 40, 41, 58), by the name that `messages` overrides.
 * A widget keeps its own texts beside it, and checks `pageMessage` first.
 */
export const messages = {
  error: 'Sorry, something went wrong. Please try again later',
  tryAgain: 'Try again',
  wait: 'You can try again in {seconds} seconds.',
  waitOver: 'You can try again now.',
  sending: 'Sending…',
  offline: 'You are offline. Please keep this page open: we will send this when you are connected again.',
  stopWaiting: 'Stop waiting',
  phoneHelp: 'Or call us on',
  successHeading: 'Thank you',
  success: 'Your request has been received.',
  close: 'Close',
  privacyBefore: 'By submitting this form you agree to our',
  privacyLink: 'Privacy Policy',
  errorSummary: 'There is a problem',
  optional: '(optional)',
  draftRestored: 'We have kept what you typed earlier.',
  draftClear: 'Clear the form',
  FormFullName: 'Please enter your full name.',
  FormFirstName: 'Please enter your first name.',
  FormLastName: 'Please enter your last name.',
  FormEmail: 'Please enter your email.',
  FormPhone: 'Please enter your contact number.',
  FormPostcode: 'Please select your region',
  FormSubject: 'Please select an option from the list.',
  AdviserId: 'Please enter adviser name',
  emailSlip: 'Is this right? Check for brackets, commas or quotation marks.',
  phoneSlip: 'Is this right? Phone numbers usually have 7 to 15 digits.',
} as const;

/** Name of a text. */
export type MessageName = keyof typeof messages;

/** Returns the text to show: the page's for this widget, else the page's for all, else our own (row 22). */
export function message(name: MessageName, widget = ''): string {
  return pageMessage(name, widget) ?? messages[name];
}

/** Returns the page's own text of that name, if it has one: for this widget, else for all (row 22). */
export function pageMessage(name: string, widget: string): string | undefined {
  const configured = getConfig().messages;
  // The page's JSON may hold anything here, null included.
  const candidates = [ownValue(ownValue(configured, widget), name), ownValue(configured, name)];
  return candidates.find((text) => typeof text === 'string');
}
