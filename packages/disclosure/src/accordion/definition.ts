import { defineWidget } from '@adviser-widgets/widget';

export const attributes = {
  open: {
    kind: 'number',
    label: 'Section that opens automatically',
    min: 1,
    description: 'The section that opens automatically, counted from 1. By default none does.',
    example: '1',
  },
  'open-delay': {
    kind: 'number',
    label: 'Opens after (milliseconds)',
    min: 0,
    default: 500,
    description:
      'Milliseconds until it opens. With 0 it is open from the start, so that nothing moves: best near the top of a page.',
    example: '0',
  },
  'show-all': {
    kind: 'flag',
    label: 'Button that opens all sections',
    default: false,
    description: 'A button above the sections that opens all of them, and closes all once they are open.',
    example: 'true',
  },
  remember: {
    kind: 'flag',
    label: 'Remember open sections',
    default: false,
    description:
      'Sections that a visitor has left open are open again when the visitor comes back to the page, until the tab is closed. Then no section opens automatically.',
    example: 'true',
  },
} as const;

export const slots = {} as const;

/** Sections with headings that open and close them. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'accordion',
  title: 'Accordion',
  description:
    'Questions and answers, or any headings with what follows them: a press on a heading shows and hides what belongs to it. Write headings of one level with text under each, or details elements. Links to anything inside open it, search in the page finds it, and print shows all.',
  purpose: 'show',
  task: 'read',
  keywords: ['FAQ', 'questions and answers', 'fold', 'expand', 'sections'],
  searchTerms: ['frequently asked questions', 'open and close', 'hide and show'],
  attributes,
  slots,
  frame: 'page',
  content: true,
  requires: {
    selector: 'h2, h3, h4, h5, h6, details',
    sentence: 'has no headings, so nothing opens; put headings (h2 to h6) inside, each followed by its text',
  },
  events: {
    'aw:open': { when: 'A section has opened.', detail: { index: 'its number, from 1' } },
    'aw:close': { when: 'A section has closed.', detail: { index: 'its number, from 1' } },
  },
  reactOnly: {
    sections: {
      type: 'readonly AccordionSection[]',
      description: 'The sections, each with a heading and its content.',
    },
    children: {
      description:
        'In place of sections: headings (h2 to h6), each followed by its content, or <details> elements.',
    },
    headingLevel: {
      type: '2 | 3 | 4 | 5 | 6',
      description:
        'The level of their headings; by default that of the first heading in the children, or else 3.',
    },
  },
  accessibility: [
    'Each heading keeps its level and holds a button that says whether its section is open; up to six sections are named regions.',
    'Tab, Enter and Space are all it takes; folded text is found by the search of browsers that can, by links into it, and is printed.',
    'A section that opens automatically does not take the focus; with an open-delay of 0 nothing on the page moves.',
    'With show-all, a button comes first that says what it does, “Show all sections” or “Hide all sections”, and whether all are open.',
    'Write headings of the level that fits your page, and say in each what its section answers.',
  ],
  reserve: { narrow: 0, wide: 0 },
  example: `<div class="aw-widget" data-widget="accordion">
  <h3>What does an adviser cost me?</h3>
  <p>Nothing: the lender pays us.</p>
  <h3>How long does it take?</h3>
  <p>Most banks answer within a week.</p>
</div>`,
});
