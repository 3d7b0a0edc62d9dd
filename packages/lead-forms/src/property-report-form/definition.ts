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
  heading: 'Property Report',
  buttonText: 'Submit',
  closable: false,
});

/** A form for a property report. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'property-report-form',
  title: 'Property report',
  description:
    'A form that asks for name, e-mail, phone, region and topic, for visitors who would like a property report. Put a phone link inside: visitors see it until the form has loaded, and if it cannot load.',
  purpose: 'form',
  task: 'apply',
  keywords: ['house value', 'valuation', 'real estate', 'order a report', 'lead'],
  takeFor: 'Offering a property report.',
  lead: 'propertyReport',
  attributes,
  slots: formSlots,
  callsApi: true,
  events: formEvents,
  reactOnly: formReactProps,
  needsConfig: leadNeeds,
  accessibility: formAccessibility,
  reserve: {
    narrow: 836,
    wide: 433,
    grows: { controls: [7, 4], steps: [22, 11], text: [24, 8] },
    column: 560,
  },
  example: `<div class="aw-widget" data-widget="property-report-form" data-heading="Get your free property report" data-button-text="Send me the report">
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`,
});
