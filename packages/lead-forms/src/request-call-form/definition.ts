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
  heading: 'Request a Call',
  subHeading: "Let us know how we can help and we'll call you back",
  buttonText: 'Submit',
  closable: true,
});

/** A form for a call from the call centre. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'request-call-form',
  title: 'Request a call',
  description:
    'A form that asks for name, e-mail, phone, region and topic, so that the call centre can call the visitor back. Put a phone link inside: visitors see it until the form has loaded, and if it cannot load.',
  purpose: 'form',
  task: 'call',
  keywords: ['call me', 'call back', 'phone me', 'ring me', 'talk to us', 'enquiry', 'contact form', 'lead'],
  searchTerms: ['book a call', 'arrange a call', 'ask for a call', 'get in touch'],
  takeFor: 'Anybody who would like a call. The form for most pages.',
  lead: 'callCentre',
  budget: 'first-form',
  attributes,
  slots: formSlots,
  callsApi: true,
  events: formEvents,
  reactOnly: formReactProps,
  needsConfig: leadNeeds,
  accessibility: formAccessibility,
  reserve: {
    narrow: 1030,
    wide: 628,
    grows: { controls: [7, 4], steps: [25, 14], text: [33, 17] },
    column: 560,
  },
  example: `<div class="aw-widget" data-widget="request-call-form" data-heading="Talk to us" data-campaign-id="HL-2026">
  <div data-slot="success"><h3>Thanks!</h3><p>We'll be in touch.</p></div>
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`,
});
