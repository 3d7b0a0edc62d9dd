import { defineTexts } from './texts.ts';

/** The texts that widgets of several families have (spec section 8, rows 22 and 58). All others are beside what shows them. */
export const message = defineTexts({
  error: 'Sorry, something went wrong. Please try again later',
  tryAgain: 'Try again',
  phoneHelp: 'Or call us on',
  close: 'Close',
  errorPrefix: 'Error:',
});
