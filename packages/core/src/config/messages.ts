import { defineTexts } from './texts.ts';

/** The texts that widgets of several families share. */
export const message = defineTexts({
  error: 'Sorry, something went wrong. Please try again later',
  tryAgain: 'Try again',
  phoneHelp: 'Or call us on',
  close: 'Close',
  errorPrefix: 'Error:',
});
