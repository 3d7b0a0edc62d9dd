import { defineTexts } from '@adviser-widgets/core/internal';

/** Loads with what shows it. */
export const outcomeText = defineTexts({
  successHeading: 'Thank you',
  success: 'Your request has been received.',
  errorSummary: 'There is a problem',
  emailSlip: 'Is this right? Check for brackets, commas or quotation marks.',
  phoneSlip: 'Is this right? Phone numbers usually have 7 to 15 digits.',
});
