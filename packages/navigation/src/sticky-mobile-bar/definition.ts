import { defineWidget } from '@adviser-widgets/widget';

export const attributes = {
  offset: {
    kind: 'integer',
    label: 'Distance to scroll first (pixels)',
    min: 0,
    default: 750,
    description: 'CSS pixels: once the page is scrolled down by more, the bar shows.',
    example: '400',
  },
} as const;

export const slots = {} as const;

/** A bar at the bottom of a phone's window. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'sticky-mobile-bar',
  title: 'Sticky bar for phones',
  description:
    'A bar at the foot of the window, on windows narrower than 768 pixels only, once a visitor has scrolled down far enough to be interested. Put in one or two links to what visitors do next, such as a phone number and a form.',
  purpose: 'page',
  task: 'navigate',
  keywords: ['call button', 'phone', 'fixed footer', 'action bar'],
  searchTerms: ['tap to call', 'bar at the bottom', 'mobile'],
  attributes,
  slots,
  content: true,
  frame: 'page',
  load: 'idle',
  events: {},
  reactOnly: {
    children: { description: 'What the bar holds.' },
  },
  accessibility: [
    'While it is hidden nothing in it can be reached; while the focus is in it, it stays.',
    'What has the focus in the page scrolls clear of it; where it would take a third of the window, as under strong zoom, it stays in its place in the page instead.',
    'Under reduced motion it does not slide.',
    'Make the placeholder an aside with an aria-label, as in the example, so that the bar has a name.',
  ],
  reserve: { narrow: 0, wide: 0 },
  preview: {
    hint: 'Scroll down a little in the preview, at the width of a phone, and look at its foot.',
    attributes: { offset: '0' },
  },
  example: `<aside class="aw-widget" data-widget="sticky-mobile-bar" aria-label="Get in touch">
  <a href="tel:0800000000">0800 000 000</a>
  <a href="/about-us/contact-us">Request a call</a>
</aside>`,
});
