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
  draft: false, // staff serve one customer after another
});

/** A form for a call from the call centre, with its staff's notes. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'call-centre-form',
  title: 'Call centre',
  description:
    'For the staff of your call centre, who fill it in during a call. It has the fields of “Request a call”, and also the adviser, the best day and time to call, how the caller heard of us, and whether they rang a campaign number. Put a phone link inside: visitors see it until the form has loaded, and if it cannot load.',
  purpose: 'form',
  task: 'page',
  keywords: ['staff', 'telephone campaign', 'call for someone', 'lead'],
  takeFor: 'Your own call centre, on a page that only its staff use.',
  lead: 'callCentre',
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
    narrow: 1500,
    wide: 896,
    grows: { controls: [11, 6], steps: [40, 23], text: [54, 22] },
    column: 560,
  },
  example: `<div class="aw-widget" data-widget="call-centre-form" data-campaign-id="RADIO-2026">
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`,
});
