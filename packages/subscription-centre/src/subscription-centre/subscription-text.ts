import { pageMessage } from '@adviser-widgets/core';

/**
 * The texts of the subscription centre (spec sections 2 and 8, rows 22, 47 and 58), by the name under which
 * `messages` overrides them.
 */
const texts = {
  error: 'Sorry, something went wrong. Please try again later.',
  unsubscribeBox: 'Unsubscribe me from marketing email',
  outcomeSubscribed: 'The box is not ticked: {button} subscribes you to marketing email.',
  outcomeUnsubscribed: 'The box is ticked: {button} unsubscribes you from marketing email.',
  resubscribe: 'We like the way you think. Please tick the box below and confirm to resubscribe.',
  resubscribeBox: 'Yes, resubscribe me',
  resubscribeButton: 'Resubscribe',
  resubscribeHint: 'Tick the box first.',
  resubscribeReady: '{button} subscribes you to marketing email again.',
  resubscribeMissing: 'Please tick the box to resubscribe.',
  disclaimer: 'This may take up to five business days to update',
  thanks: 'Thank you for updating your preferences.',
} as const;

/** Returns the page's text, or ours; `button` replaces `{button}`. */
export function subscriptionText(name: keyof typeof texts, widget: string, button = ''): string {
  return (pageMessage(name, widget) ?? texts[name]).replace('{button}', button);
}
