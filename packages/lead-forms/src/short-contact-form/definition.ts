import {
  formAccessibility,
  formAttributes,
  formEvents,
  formReactProps,
  formSlots,
  leadNeeds,
} from '@adviser-widgets/forms/internal';
import { defineWidget } from '@adviser-widgets/widget';

export const attributes = {
  ...formAttributes({
    heading: 'Contact Us',
    buttonText: 'Submit',
    closable: true,
  }),
  'message-mode': {
    kind: 'choice',
    label: 'Note with the message',
    choices: ['none', 'booklet', 'page-slug'],
    default: 'none',
    description:
      'A note that is sent with the message and never shown: that the booklet was downloaded, or which page has the form.',
    example: 'booklet',
  },
  'message-text': {
    kind: 'text',
    label: 'Text of the note',
    default: 'First home buyer booklet downloaded',
    description: 'The text of the note about the booklet.',
    example: 'Refix guide downloaded',
  },
} as const;

/** A form for a short enquiry. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'short-contact-form',
  title: 'Short contact form',
  description:
    'Lets visitors send you a question or a short message. It asks for name, e-mail, phone, region, topic and the message, and can record that a booklet was downloaded, or which page it was sent from. Put a phone link inside: visitors see it until the form has loaded, and if it cannot load.',
  purpose: 'form',
  task: 'write',
  keywords: ['contact us', 'ask a question', 'enquiry', 'message', 'question', 'booklet download'],
  searchTerms: ['write to us', 'send us a message', 'email us'],
  takeFor: 'A question in writing, beside an article, or after a booklet was downloaded.',
  lead: 'contact',
  attributes,
  slots: formSlots,
  callsApi: true,
  events: formEvents,
  reactOnly: formReactProps,
  needsConfig: leadNeeds,
  accessibility: formAccessibility,
  reserve: {
    narrow: 930,
    wide: 653,
    grows: { controls: [6, 4], steps: [22, 14], text: [30, 19] },
    column: 560,
  },
  example: `<div class="aw-widget" data-widget="short-contact-form" data-heading="Ask us anything" data-message-mode="page-slug">
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`,
});
