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
  heading: 'Get a callback from an adviser',
  subHeading: "Leave your details and we'll have an adviser in your local area call you.",
  buttonText: 'Submit',
  closable: true,
});

/** A form for a call from an adviser nearby. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'callback-form',
  title: 'Get a callback',
  description:
    'A form that asks for name, e-mail, phone, region and when to call, so that an adviser nearby can call back. Visitors who have an adviser already can name them. Put a phone link inside: visitors see it until the form has loaded, and if it cannot load.',
  purpose: 'form',
  task: 'call',
  keywords: [
    'call back',
    'call me back',
    'phone me',
    'ring me',
    'appointment',
    'book a call',
    'adviser nearby',
    'lead',
  ],
  searchTerms: ['book a call', 'book an appointment', 'schedule a call', 'arrange a meeting'],
  takeFor: 'A call from an adviser nearby, at a time the visitor chooses.',
  lead: 'callback',
  attributes,
  slots: formSlots,
  callsApi: true,
  events: formEvents,
  reactOnly: formReactProps,
  needsConfig: leadNeeds,
  accessibility: [
    "The adviser's name is a combobox by the ARIA practice: arrows choose among the suggestions, how many there are is announced, and any other name can be typed.",
    formAccessibility,
  ],
  reserve: {
    narrow: 1004,
    wide: 602,
    grows: { controls: [8, 5], steps: [28, 17], text: [28, 10] },
    column: 560,
  },
  example: `<div class="aw-widget" data-widget="callback-form" data-campaign-id="HL-2026">
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`,
});
