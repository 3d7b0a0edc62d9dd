import { closedEvent, formAttributes, refusedEvent } from '@adviser-widgets/forms/internal';
import { defineWidget } from '@adviser-widgets/widget';
import { analyticsEvent } from '@adviser-widgets/widget/internal';

const common = formAttributes({
  heading: 'Subscription centre',
  subHeading: 'Choose whether you would like marketing email from us.',
  buttonText: 'Confirm',
  closable: false,
});

/** The API gets three fields, none of them set by the page. */
export const attributes = {
  heading: common.heading,
  'sub-heading': common['sub-heading'],
  'heading-level': common['heading-level'],
  'button-text': common['button-text'],
  closable: common.closable,
} as const;

export const slots = {
  success: {
    label: 'Thank-you text',
    description: 'Shown in place of the boxes once the preferences are updated.',
    example: '<h3>Done</h3>\n<p>Thank you for updating your preferences.</p>',
  },
  privacy: {
    label: 'Privacy note',
    description: 'Shown under the button.',
    example: '<p>Our <a href="/privacy-policy">privacy policy</a> says how we use your address.</p>',
  },
  intro: {
    label: 'Introduction',
    description: 'Shown between the heading and the boxes.',
    example: '<p>We send tips about money and homes, at most once a month.</p>',
  },
} as const;

/** Unsubscribes from marketing email, or subscribes again. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'subscription-centre',
  title: 'Subscription centre',
  description:
    'A box to unsubscribe from marketing email. People who come with unsubscribed=true in the address find it ticked, and above it one to resubscribe. Put it on the page that the links in your emails lead to, with ceid in their address.',
  purpose: 'form',
  task: 'answer',
  keywords: ['unsubscribe', 'newsletter', 'subscribe', 'mailing list', 'email preferences', 'opt out'],
  attributes,
  slots,
  callsApi: true,
  addressParameters: [{ name: 'ceid' }, { name: 'app_group_id' }, { name: 'unsubscribed' }],
  events: {
    'aw:submit': { when: 'A press has passed the checks.' },
    'aw:success': { when: 'The API has accepted it.' },
    'aw:error': refusedEvent,
    'aw:reset': closedEvent,
    'aw:analytics': analyticsEvent,
  },
  accessibility: [
    'Native boxes with their labels, of which one at most is ticked; what a press of the button will do is said under each, and announced whenever that changes.',
    'Subscribing again needs a deliberate tick: the button stays reachable without it and says what is missing.',
    'While it sends, the button keeps the focus; a failure is announced as an alert, and the message of success takes the focus.',
    'Keep to plain words in the intro, and set the heading level to fit your page.',
  ],
  reserve: { narrow: 241, wide: 175, grows: { controls: [1, 1], steps: [5, 5], text: [21, 4] }, column: 560 },
  example: `<div class="aw-widget" data-widget="subscription-centre">
  <div data-slot="success"><h3>Done</h3><p>Thank you for updating your preferences.</p></div>
  <p>To change what we send you, call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`,
});
