import { defineWidget } from '@adviser-widgets/widget';

/** Shows what an adviser search elsewhere on the page finds. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'adviser-results',
  title: 'Adviser results',
  description:
    'Shows the results of an adviser search in a place of your choice, rather than under the search. Give it an id, and write that id into data-results of the search. It takes no space until there are results.',
  purpose: 'find',
  task: 'meet',
  keywords: ['results', 'region', 'advisers near you'],
  attributes: {},
  slots: {},
  load: 'idle', // it has no height, so it never comes into view
  events: {},
  accessibility: [
    'The advisers appear here as a region that is named by how many there are, with headings that follow those of the search.',
    'The search announces the number and leaves the focus with the region the visitor chose; closing the panel returns it there.',
    'Put it after its search in the source, so that Tab and screen readers meet it next.',
  ],
  reserve: { narrow: 0, wide: 0 },
  preview: {
    hint: 'It stays empty in the preview. On a page it shows what an adviser search finds that names its id in Results.',
  },
  example: '<div class="aw-widget" data-widget="adviser-results" id="advisers-near-you"></div>',
});
