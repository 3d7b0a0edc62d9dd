import { defineWidget } from '@adviser-widgets/widget';

export const attributes = {
  offset: {
    kind: 'integer',
    label: 'Distance to scroll first (pixels)',
    min: 0,
    default: 72,
    description:
      'CSS pixels: once the page is scrolled down by more, the header stays at the top of the window.',
    example: '120',
  },
  'hide-on-scroll': {
    kind: 'flag',
    label: 'Hide while visitors scroll down',
    default: false,
    description:
      'The header leaves while a visitor scrolls down, and comes back as soon as they scroll up: more room to read on phones.',
    example: 'true',
  },
} as const;

export const slots = {} as const;

/** A header that stays visible. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'sticky-header',
  title: 'Sticky header',
  description:
    'Keeps your header at the top of the window once a visitor has scrolled down a little. Your header is not changed: put it inside as one element. It never covers what a visitor has reached with the keyboard, or a heading that a link leads to.',
  purpose: 'page',
  task: 'navigate',
  keywords: ['fixed header', 'navigation bar', 'menu', 'scroll'],
  attributes,
  slots,
  content: true,
  frame: 'page',
  load: 'idle',
  events: {},
  reactOnly: { children: { description: 'The header.' } },
  accessibility: [
    'Your header stays one element with its own landmarks and order; only its place on the screen changes.',
    'What has the focus, and headings that links lead to, scroll clear of it.',
    'A header that would take a third of the window, as under strong zoom, is left in the page; under reduced motion it does not slide in.',
    'With hide-on-scroll it stays while the keyboard focus is in it or something in it is open, and comes back when the focus reaches it.',
  ],
  reserve: { narrow: 0, wide: 0 },
  preview: { hint: 'Scroll down in the preview: the header stays at the top.' },
  example: `<div class="aw-widget" data-widget="sticky-header">
  <header>
    <a href="/">Home</a>
    <a href="/about-us/contact-us">Contact us</a>
  </header>
</div>`,
});
