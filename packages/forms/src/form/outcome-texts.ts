import { defineTexts } from '@adviser-widgets/core/internal';

/** Loads with what shows it. */
export const outcomeText = defineTexts({
  successHeading: 'Thank you',
  success: 'Your request has been received.',
  errorSummary: 'There is a problem',
  draftRestored: 'We have kept what you typed earlier.',
  draftClear: 'Clear the form',
});
