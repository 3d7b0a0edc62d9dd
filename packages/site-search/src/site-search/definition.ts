import { defineWidget } from '@adviser-widgets/widget';
import { analyticsEvent, headingLevel } from '@adviser-widgets/widget/internal';

export const attributes = {
  heading: {
    kind: 'text',
    emptyForNone: true,
    description: 'The heading above the box, in place of "Search" and the name of your product.',
    example: 'Find anything',
  },
  'sub-heading': {
    kind: 'text',
    label: 'Text below the heading',
    description: 'A sentence under the heading.',
    example: 'Pages, articles and advisers',
  },
  'heading-level': headingLevel,
  query: {
    kind: 'text',
    label: 'Search words',
    description:
      'What is searched for. Without it, the address of the page says so: /search/first%20homes or ?q=first+homes.',
    example: 'first home',
  },
  navigation: {
    kind: 'choice',
    label: 'Where Back leads',
    choices: ['replace', 'assign'],
    default: 'replace',
    description:
      'With replace, Back from the results skips the empty search page; with assign it leads there.',
    example: 'assign',
  },
} as const;

/** A search box, or the results for the search term in the URL. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'site-search',
  title: 'Search page',
  description:
    'The search page of your site. Without words in the address it shows a box and what people often search for; with them the pages, posts and advisers that were found. Put it on the page at /search, which also has to answer at /search/ followed by any words.',
  purpose: 'find',
  task: 'navigate',
  keywords: ['search the site', 'find', 'search results', 'query'],
  attributes,
  slots: {},
  events: {
    'aw:error': { when: 'A search failed.', detail: { kind: 'such as network or offline' } },
    'aw:analytics': analyticsEvent,
  },
  addressParameters: [{ name: 'q' }],
  needsConfig: [{ key: 'search', why: 'the application, the key and the indexes of your search' }],
  accessibility: [
    'A search landmark with a labelled box, or results in sections under headings that follow your heading level.',
    'How many results there are is announced; what was too short to search for is said under the box, which takes the focus.',
    'See More says whether it is open and keeps the focus; what it shows is announced.',
  ],
  reserve: {
    narrow: 262,
    wide: 210,
    grows: { controls: [1, 1], steps: [7, 5], text: [19, 4] },
    column: 465,
    heading: 'Search',
  },
  example: `<div class="aw-widget" data-widget="site-search">
  <form role="search" action="/search"><label>Search <input name="q"></label> <button>Go</button></form>
</div>`,
});
