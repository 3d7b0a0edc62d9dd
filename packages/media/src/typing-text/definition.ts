import { defineWidget } from '@adviser-widgets/widget';

export const attributes = {
  words: {
    kind: 'list',
    default: ['Mortgages', 'Insurance', 'Personal Loans'],
    description:
      'The words to type, one after the other, separated by commas. Under reduced motion only the first shows.',
    example: 'Home loans, Car cover, KiwiSaver',
  },
} as const;

export const slots = {} as const;

/** Words in the middle of a line that are typed and deleted in turn. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'typing-text',
  title: 'Typing text',
  description:
    'Words in the middle of a line or a heading that are typed letter by letter, one after the other. Put the first of them inside: it is there without scripts. Screen readers and search engines get all of them, and everybody a button to pause it.',
  purpose: 'show',
  task: 'read',
  keywords: ['typewriter', 'animated words', 'rotating headline'],
  attributes,
  slots,
  events: {},
  frame: 'inline',
  accessibility: [
    'Screen readers get all words once, as plain text, without the typing.',
    'A button pauses and resumes it, by keyboard too; it also stops out of sight. In a heading, the button is right after the heading, not a part of its name.',
    'Under reduced motion only the first word shows, and there is no button.',
    'Make sure that the sentence reads well with the words in a row.',
  ],
  reserve: { narrow: 0, wide: 0 },
  example: `<span class="aw-widget" data-widget="typing-text" data-words="Mortgages, Insurance, Personal Loans">Mortgages</span>`,
});
