import { formAccessibility, formAttributes, formEvents, formSlots } from '@adviser-widgets/forms/internal';
import { defineWidget } from '@adviser-widgets/widget';
import { addressParameters } from './surveyed-request.ts';

export const attributes = {
  ...formAttributes({
    heading: 'Marketing Request Survey',
    subHeading:
      'Please give us your feedback, where 0 is Strongly Disagree and 10 is Strongly Agree, or N/A.',
    buttonText: 'Submit',
    closable: false,
  }),
  'scrub-url': {
    kind: 'flag',
    label: 'Remove the email address from the address bar',
    default: true,
    description:
      "Takes the visitor's email address (pi_email) out of the address bar, so that analytics tools which start later do not record it. It is still sent with the answers.",
    example: 'false',
  },
} as const;

/** Asks how a request went. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'request-survey',
  title: 'Marketing request survey',
  description:
    'Four ratings from 0 to 10 and a message, about a request that was dealt with. Put it on the page that the e-mail with the survey leads to; it takes pi_email and job_id from the address of the page.',
  purpose: 'form',
  task: 'answer',
  keywords: ['feedback', 'rating', 'review', 'stars', 'NPS', 'questionnaire', 'opinion'],
  attributes,
  slots: formSlots,
  callsApi: true,
  addressParameters,
  events: formEvents,
  accessibility: [
    'Each rating is a group of native radio buttons named by its statement; arrow keys move, and both ends of the scale are read out.',
    formAccessibility,
  ],
  reserve: {
    narrow: 1099,
    wide: 789,
    grows: { controls: [1, 1], steps: [17, 17], text: [41, 22] },
    column: 560,
  },
  example: `<div class="aw-widget" data-widget="request-survey">
  <div data-slot="success"><h3>Thanks!</h3><p>Your feedback helps us do better.</p></div>
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`,
});
