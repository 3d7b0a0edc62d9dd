import { defineWidget } from '@adviser-widgets/widget';
import { headingLevel } from '@adviser-widgets/widget/internal';

export const attributes = {
  heading: {
    kind: 'text',
    default: '',
    description: 'Heading above the content; none unless given.',
    example: 'Before you go',
  },
  'sub-heading': {
    kind: 'text',
    default: '',
    description: 'Text under the heading.',
    example: 'It takes a minute.',
  },
  'heading-level': headingLevel,
  'auto-show': {
    kind: 'flag',
    default: false,
    description: 'Shows it by itself, in a corner, without getting in the way.',
    example: 'true',
  },
  delay: {
    kind: 'integer',
    min: 0,
    default: 30_000,
    description:
      'Milliseconds on the page before it shows by itself. It waits on while the focus is in a field or a frame, while another dialog is open or a banner of the page is where it would open, and, where consent is required, until the visitor has answered; it shows within a second after that.',
    example: '10000',
  },
  'show-daily': {
    kind: 'flag',
    default: false,
    description: 'After a visitor closes it, it does not open by itself again for a day.',
    example: 'true',
  },
  trigger: {
    kind: 'id',
    description: 'The id of a button or link of the page that opens it.',
    example: 'open-offer',
  },
} as const;

export const slots = {} as const;

/** Content in a dialog that opens by a button or after a delay. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'pop-up',
  title: 'Pop-up',
  description:
    'Shows what you put inside, a form for example, in a window of its own: when a visitor presses a button of the page, or by itself after a while. It needs one of the two. Give it an id of its own, so that it remembers for itself who has seen it.',
  purpose: 'show',
  task: 'notice',
  keywords: ['offer', 'modal', 'dialog', 'lightbox', 'overlay'],
  attributes,
  slots,
  content: true,
  frame: 'page',
  load: 'idle',
  needsOne: ['auto-show', 'trigger'],
  events: {
    'aw:open': { when: 'It has opened, after a press or by itself.' },
    'aw:close': { when: 'It has closed.' },
  },
  reactOnly: { children: { description: 'The content.' } },
  accessibility: [
    'A native dialog named by your heading, else by the first heading in it, else “Notice”.',
    'Opened by a button it is modal: the focus goes in, Escape and Close end it, and the focus returns to the button, which is marked as opening a dialog.',
    'When it opens by itself, it shows in a corner and takes no focus: its name is announced politely, and Escape closes it from anywhere in the page. It waits while the focus is in a field or a frame, while another dialog is open or a banner of the page is in its place, and, where consent is required, for the answer.',
    'It covers neither the bar for phones, nor buttons and bars that the page fixes to the foot of the window, nor the control that has the focus, which scrolls clear of it. Bar, pop-up and chat button cover at most half of the window.',
    'Prefer a button of your own to one that shows by itself, and give it a heading.',
  ],
  reserve: { narrow: 0, wide: 0 },
  preview: {
    hint: 'The preview opens it at once. On a page it waits as long as Delay says, or for its button.',
    attributes: { delay: '0' },
  },
  example: `<div class="aw-widget" data-widget="pop-up" data-heading="Free first home guide" data-auto-show="true" data-show-daily="true">
  <p>Twenty pages that answer what everybody asks. <a href="/guides/first-home">Read the guide</a></p>
</div>`,
});
