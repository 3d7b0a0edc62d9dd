import { defineWidget } from '@adviser-widgets/widget';
import { headingLevel } from '@adviser-widgets/widget/internal';
import { from, until } from '../days.ts';

export const attributes = {
  heading: {
    kind: 'text',
    default: '',
    description: 'Heading above the content. Leave it empty for none.',
    example: 'Before you go',
  },
  'sub-heading': {
    kind: 'text',
    label: 'Text below the heading',
    default: '',
    description: 'Text under the heading.',
    example: 'It takes a minute.',
  },
  'heading-level': headingLevel,
  'auto-show': {
    kind: 'flag',
    label: 'Open automatically',
    default: false,
    description: 'Opens automatically in a corner, without getting in the way.',
    example: 'true',
  },
  delay: {
    kind: 'integer',
    label: 'Opens after (milliseconds)',
    min: 0,
    default: 30_000,
    description:
      'Milliseconds on the page before it opens automatically. It also waits while the focus is in a field or a frame, while another dialog is open or a banner of the page is in its place, and, where consent is required, until the visitor has answered; then it opens within a second.',
    example: '10000',
  },
  'show-daily': {
    kind: 'flag',
    label: 'At most once a day',
    default: false,
    description: 'After a visitor closes it, it does not open automatically for a day.',
    example: 'true',
  },
  trigger: {
    kind: 'id',
    label: 'Button that opens it',
    description: 'The id of a button or link of the page that opens it.',
    example: 'open-offer',
  },
  from,
  until,
} as const;

export const slots = {} as const;

/** Content in a dialog that opens by a button or after a delay. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'pop-up',
  title: 'Pop-up',
  description:
    'Shows what you put inside, for example a form, in a dialog: when a visitor presses a button on the page, or automatically after a while. Set one of the two. Give each pop-up its own id, so that it remembers separately who has seen it.',
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
    'aw:open': { when: 'It has opened, after a press or automatically.' },
    'aw:close': { when: 'It has closed.' },
  },
  reactOnly: { children: { description: 'The content.' } },
  accessibility: [
    'A native dialog named by your heading, else by the first heading in it, else “Notice”.',
    'Opened by a button it is modal: the focus goes in, Escape and Close end it, and the focus returns to the button, which is marked as opening a dialog.',
    'When it opens automatically, it appears in a corner and does not take the focus: its name is announced politely, and Escape closes it from anywhere in the page. It waits while the focus is in a field or a frame, while another dialog is open or a banner of the page is in its place, and, where consent is required, for the answer.',
    'It does not cover the bar for phones, buttons and bars that the page fixes to the bottom of the window, or the control that has the focus, which scrolls clear of it. Bar, pop-up and chat button together cover at most half of the window.',
    'Prefer a button to opening it automatically, and give the pop-up a heading.',
  ],
  reserve: { narrow: 0, wide: 0 },
  preview: {
    hint: 'The preview opens it at once. On a page it waits as long as you have set, or for its button.',
    attributes: { delay: '0' },
  },
  example: `<div class="aw-widget" data-widget="pop-up" data-heading="Free first home guide" data-auto-show="true" data-show-daily="true">
  <p>Twenty pages that answer what everybody asks. <a href="/guides/first-home">Read the guide</a></p>
</div>`,
});
