import { defineTexts } from '@adviser-widgets/core/internal';

export const subscriptionText = defineTexts({
  error: 'Sorry, something went wrong. Please try again later.',
  unsubscribeBox: 'Unsubscribe me from marketing email',
  outcomeSubscribed: 'The box is not ticked: {button} subscribes you to marketing email.',
  outcomeUnsubscribed: 'The box is ticked: {button} unsubscribes you from marketing email.',
  resubscribe: 'We like the way you think. Please tick the box below and confirm to resubscribe.',
  resubscribeBox: 'Yes, resubscribe me',
  resubscribeButton: 'Resubscribe',
  resubscribeHint: 'To resubscribe, tick the box first.',
  resubscribeReady: '{button} subscribes you to marketing email again.',
  resubscribeMissing: 'Please tick the box to resubscribe.',
  disclaimer: 'This may take up to five business days to update',
  thanks: 'Thank you for updating your preferences.',
});
