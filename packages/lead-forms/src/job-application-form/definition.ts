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
  heading: 'Become an Adviser',
  buttonText: 'Submit',
  closable: false,
});

/** A form for people who apply to become an adviser. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'job-application-form',
  title: 'Become an adviser',
  description:
    'A form for people who would like to become advisers: name, e-mail, phone, region, and when to call them. Put a phone link inside: visitors see it until the form has loaded, and if it cannot load.',
  purpose: 'form',
  task: 'apply',
  keywords: ['apply', 'careers', 'recruitment', 'join us', 'work for us', 'job', 'vacancy'],
  takeFor: 'People who would like to become advisers.',
  lead: 'jobApplication',
  attributes,
  slots: formSlots,
  callsApi: true,
  events: formEvents,
  reactOnly: formReactProps,
  needsConfig: leadNeeds,
  accessibility: formAccessibility,
  reserve: {
    narrow: 936,
    wide: 534,
    grows: { controls: [8, 5], steps: [25, 14], text: [26, 9] },
    column: 560,
  },
  example: `<div class="aw-widget" data-widget="job-application-form" data-heading="Join our network">
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`,
});
