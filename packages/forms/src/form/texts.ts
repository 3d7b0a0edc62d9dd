import { defineTexts } from '@adviser-widgets/core/internal';

/** Labels and hints are with the fields. */
export const formText = defineTexts({
  submit: 'Submit',
  sending: 'Sending…',
  wait: 'You can try again in {seconds} seconds.',
  waitOver: 'You can try again now.',
  messageTooLong: 'Your message is too long. Please shorten it.',
  offline: 'You are offline. Please keep this page open: we will send this when you are connected again.',
  stopWaiting: 'Stop waiting',
  privacyBefore: 'By submitting this form you agree to our',
  privacyLink: 'Privacy Policy',
  honeypotLabel: 'Leave this field empty',
});
