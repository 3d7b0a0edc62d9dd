import { defineWidget } from '@adviser-widgets/widget';

export const attributes = {
  label: {
    kind: 'text',
    label: 'Text of the button',
    default: 'Show more',
    description: 'Text of the button that shows and hides the content.',
    example: 'All our conditions',
  },
  open: {
    kind: 'flag',
    label: 'Open from the start',
    default: false,
    description: 'Whether the content shows from the start.',
    example: 'true',
  },
} as const;

export const slots = {} as const;

/** Content behind a button. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'collapse',
  title: 'Collapse',
  description:
    'Hides what you put inside behind a button that shows it. Links to anything inside open it, search in the page finds it, and print shows all of it.',
  purpose: 'show',
  task: 'read',
  keywords: ['show more', 'read more', 'toggle', 'details', 'expand', 'terms and conditions'],
  searchTerms: ['fold', 'open and close', 'hide text'],
  attributes,
  slots,
  frame: 'page',
  content: true,
  events: {
    'aw:open': { when: 'It has opened.' },
    'aw:close': { when: 'It has closed.' },
  },
  reactOnly: { children: { description: 'The content.' } },
  accessibility: [
    'One button that says whether its content is open, with Enter and Space.',
    'Folded text cannot be reached with Tab; the search of browsers that can, and links into it, open it, and it is printed.',
    'Give the button a label that says what it shows: “All our conditions” beats “Show more”.',
  ],
  reserve: { narrow: 44, wide: 44 },
  example: `<div class="aw-widget" data-widget="collapse" data-label="All our conditions">
  <p>Lending criteria, terms and fees apply.</p>
</div>`,
});
