import { defineTexts } from '@adviser-widgets/core';

/** What a form says after a press; it loads with what shows it (rows 40 and 58). */
export const outcomeText = defineTexts({
  successHeading: 'Thank you',
  success: 'Your request has been received.',
  errorSummary: 'There is a problem',
});
