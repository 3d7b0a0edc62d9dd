import { defineWidget } from '@adviser-widgets/widget';
import { analyticsEvent } from '@adviser-widgets/widget/internal';

export const attributes = {
  label: {
    kind: 'text',
    default: '',
    description:
      'What the pictures are together, for screen readers. With it they find the carousel among the parts of the page.',
    example: 'Homes our clients bought',
  },
  slides: {
    kind: 'json',
    description:
      'The pictures, in place of those inside: for each its filename on your image server, a text for people who cannot see it (alt), and, if you have one, the filename of a picture for screens below 768 px (mobile). Put single quotes around it.',
    example: '[{"filename": "villa.jpg", "alt": "A villa with a red roof", "mobile": "villa-mobile.jpg"}]',
  },
  interval: {
    kind: 'integer',
    min: 0,
    pattern: '0|\\d{4,}', // less is meant in seconds
    expected: 'milliseconds: 0, or 1000 and more',
    default: 8000,
    description:
      'Milliseconds before the next picture comes by itself, until a visitor uses the carousel. With 0 none does.',
    example: '6000',
  },
  duration: {
    kind: 'integer',
    min: 0,
    max: 5000,
    default: 500,
    description:
      'About how many milliseconds a picture takes to move in, at least 300. With 0 it is there at once.',
    example: '800',
  },
} as const;

export const slots = {} as const;

/** A carousel that shows one picture at a time and advances automatically. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'image-carousel',
  title: 'Image carousel',
  description:
    'Pictures one at a time, with arrows and dots below, that move on by themselves until somebody uses them. They wait while somebody points at them. Put the pictures inside, each with a link, caption or list item around it if you like: they stay as they are, and are there without scripts.',
  purpose: 'show',
  task: 'watch',
  keywords: ['slider', 'gallery', 'slideshow', 'photos', 'pictures'],
  budget: 'gallery',
  attributes,
  slots,
  frame: 'page',
  content: true,
  requires: {
    selector: 'img',
    unless: 'slides',
    sentence: 'has no slides; put pictures (<img>) inside, or list them in data-slides',
  },
  thirdParties: [
    { kind: 'img', address: 'imageUrl', when: 'slides', what: 'the pictures of image-carousel' },
  ],
  events: { 'aw:analytics': analyticsEvent },
  needsConfig: [{ key: 'cdnBase', why: 'where the filenames of data-slides are found' }],
  reactOnly: {
    children: {
      description: 'The slides: each child is one.',
    },
  },
  accessibility: [
    'A carousel by the ARIA practice: a named group or region, slides that say “2 of 3”, and what is not seen cannot be reached.',
    'Pause comes first in the order of the page. The first press, swipe or focus stops it for good, until somebody presses Play; it also stops while somebody points at it or cannot see it.',
    'It announces a slide only when it does not move by itself. The dots are one slider: arrow keys, Home and End.',
    'Under reduced motion nothing moves by itself and slides change at once.',
    'Give every picture an alt text, and the whole a label that says what the pictures are together.',
  ],
  reserve: { narrow: 0, wide: 0 },
  example: `<div class="aw-widget" data-widget="image-carousel" data-label="Homes our clients bought">
  <img src="/assets/blog/house.svg" alt="A villa with a red roof" width="570" height="365">
  <a href="/blog/first-home"><img src="/assets/blog/keys.svg" alt="A flat by the sea" width="570" height="365"></a>
  <picture>
    <source media="(min-width: 768px)" srcset="/assets/blog/papers.svg">
    <img src="/assets/blog/road.svg" alt="A farm in Waikato" width="570" height="365">
  </picture>
</div>`,
});
