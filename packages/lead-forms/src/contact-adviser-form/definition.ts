import {
  formAccessibility,
  formAttributes,
  formEvents,
  formReactProps,
  formSlots,
  leadNeeds,
} from '@adviser-widgets/forms/internal';
import { defineWidget } from '@adviser-widgets/widget';

export const attributes = formAttributes({
  heading: 'Contact an Adviser',
  buttonText: 'Submit',
  closable: true,
});

/** A form for a message to one adviser. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'contact-adviser-form',
  title: 'Contact an adviser',
  description:
    'A form that goes to one adviser, whose id you give: name, e-mail, phone, region and a message. Once it is sent, the visitor belongs to that adviser. Put a phone link inside: visitors see it until the form has loaded, and if it cannot load.',
  purpose: 'form',
  task: 'write',
  keywords: ['email an adviser', 'contact an adviser', 'message to one adviser', 'personal page', 'enquiry'],
  takeFor: 'The page of one adviser.',
  lead: 'contactAdviser',
  attributes,
  slots: formSlots,
  callsApi: true,
  events: formEvents,
  reactOnly: formReactProps,
  needsConfig: leadNeeds,
  accessibility: formAccessibility,
  reserve: {
    narrow: 830,
    wide: 553,
    grows: { controls: [5, 3], steps: [19, 11], text: [28, 17] },
    column: 560,
  },
  example: `<div class="aw-widget" data-widget="contact-adviser-form" data-heading="Write to Aroha" data-adviser-id="3f2504e0-4f89-11d3-9a0c-0305e82c3301">
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`,
});
