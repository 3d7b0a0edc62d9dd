import { defineWidget } from '@adviser-widgets/widget';
import { headingLevel, type OwnDetail } from '@adviser-widgets/widget/internal';
import type { FoundAdviser } from './search-advisers.ts';

export const attributes = {
  heading: {
    kind: 'text',
    description: 'The heading above the search. Leave it out for none.',
    example: 'Find an adviser near you',
  },
  'sub-heading': {
    kind: 'text',
    label: 'Text below the heading',
    description: 'A sentence under the heading.',
    example: 'Our advisers live where they work',
  },
  'heading-level': headingLevel,
  'button-text': {
    kind: 'text',
    default: 'Submit',
    description: 'The text on the button.',
    example: 'Show advisers',
  },
  results: {
    kind: 'id',
    label: 'Where the results show',
    widget: 'adviser-results',
    description:
      'The id of the adviser-results placeholder that shows the results. Without it they show under the search.',
    example: 'advisers-near-you',
  },
} as const;

/** Finds the advisers of a region. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'adviser-search',
  title: 'Adviser search',
  description:
    'Shows the advisers of a region that visitors choose from a list, with photo, phone number, what they help with and a link to their page. Put your regions with their advisers, or a link to them, inside: visitors without JavaScript see that.',
  purpose: 'find',
  task: 'meet',
  keywords: ['find an adviser', 'find a broker', 'region', 'office near me', 'locator', 'directory'],
  searchTerms: [
    ...['search by region', 'nearest adviser', 'find a person', 'list of advisers', 'list of brokers'],
    ...['our people', 'our team', 'staff'],
  ],
  attributes,
  slots: {},
  callsApi: true,
  base: 'mcoApiBase',
  thirdParties: [{ kind: 'img', address: 'adviserImageUrl', what: 'the photos of advisers', isMinor: true }],
  events: {
    'aw:submit': { when: 'A region is being searched.', detail: { page: 'the path of the page' } },
    'aw:error': {
      when: 'No region was chosen, or the search failed.',
      detail: {
        page: '',
        kind: 'invalid without a region, else such as network or offline',
        fields: 'with invalid',
      },
    },
    'aw:results': {
      when: 'The advisers of a region are shown.',
      detail: { page: '', advisers: 'a list with the details of each' as OwnDetail<readonly FoundAdviser[]> },
    },
    'aw:results-hidden': { when: 'The advisers are hidden again.', detail: { page: '' } },
    'aw:analytics': {
      when: 'An event was handed to analytics.',
      detail: { page: '', name: 'the event, as it was pushed', category: '', label: '', action: '' },
    },
  },
  accessibility: [
    'One native list of regions with a visible label and hint, and a button: it works by keyboard, and moving through the list with the arrow keys searches only after a pause.',
    'That it searches and how many advisers it found is announced; a missing region is tied to the list, which takes the focus, and a failure is an alert with your phone number.',
    'Results are a list under headings; each “Learn more” also says whom it is about, and closing them returns the focus to the list of regions.',
    'Set the heading level to fit your page: the headings of results follow from it.',
  ],
  reserve: { narrow: 166, wide: 102, grows: { controls: [2, 1], text: [5, 4] }, column: 560 },
  example: `<div class="aw-widget" data-widget="adviser-search" data-heading="Find an adviser near you" data-button-text="Show advisers">
  <p><a href="/advisers">All our advisers, by region</a>, or call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`,
});
