import { defineWidget } from '@adviser-widgets/widget';
import { analyticsEvent } from '@adviser-widgets/widget/internal';

export const attributes = {
  mode: {
    kind: 'choice',
    label: 'How results show',
    choices: ['preview', 'grouped'],
    default: 'preview',
    description:
      'preview shows a few rows under the box while a visitor types; grouped shows pages, posts and advisers in a panel, each with See More.',
    example: 'grouped',
  },
  rows: {
    kind: 'choice',
    label: 'Rows under the box',
    choices: ['ordered', 'reserved'],
    default: 'ordered',
    description:
      'Which rows the preview shows: ordered takes the first four, pages first; reserved keeps one row for a post and one for an adviser.',
    example: 'reserved',
  },
  navigation: {
    kind: 'choice',
    label: 'Where Back leads',
    choices: ['replace', 'assign'],
    default: 'replace',
    description:
      'With replace, Back from the results skips the page the search was made on; with assign it leads there.',
    example: 'assign',
  },
} as const;

/** The search box of a header. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'inline-search',
  title: 'Search box',
  description:
    'A search box for the header of every page that shows results while a visitor types. The search code is fetched on the first press or key. Put a form in it that leads to your search page: it is what people use until then, and without JavaScript.',
  purpose: 'find',
  task: 'navigate',
  keywords: ['search the site', 'find', 'header', 'autocomplete', 'suggestions'],
  attributes,
  slots: {},
  events: {
    'aw:error': { when: 'A search failed.', detail: { kind: 'such as network or offline' } },
    'aw:analytics': analyticsEvent,
  },
  needsConfig: [{ key: 'search', why: 'the application, the key and the indexes of your search' }],
  accessibility: [
    'A search landmark with a labelled box; in preview mode a combobox by the ARIA practice, whose options are links: arrows move, Enter follows, Escape closes and then clears. Keys pressed before the results have come act on what comes. The link to your contact page comes after them, for Tab.',
    'In windows under 600 px wide or 480 px high, such as phones and pages at 400% zoom, the search fills the screen as a dialog while it is used.',
    'In grouped mode the results are lists of links that Tab reaches, and Escape returns to the box.',
    'How many results there are is announced once, after typing has stopped.',
    'The typed prompt is decorative, and does not move under reduced motion.',
  ],
  reserve: { narrow: 48, wide: 48, grows: { controls: [1, 1] } },
  budget: 'search-box',
  example: `<div class="aw-widget" data-widget="inline-search" data-navigation="assign">
  <form role="search" action="/search"><label>Search <input name="q"></label> <button>Go</button></form>
</div>`,
});
