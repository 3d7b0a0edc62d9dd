import { defineWidget } from '@adviser-widgets/widget';
import { analyticsEvent } from '@adviser-widgets/widget/internal';

export const attributes = {
  label: {
    kind: 'text',
    label: 'What the pictures show',
    default: '',
    description:
      'What the pictures show as a group, for screen readers. With it they find the carousel among the parts of the page.',
    example: 'Homes our clients bought',
  },
  slides: {
    kind: 'json',
    label: 'Pictures from your image server',
    description:
      'The pictures, in place of those inside: for each its filename on your image server, a text for people who cannot see it (alt), and, if you have one, the filename of a picture for screens below 768 px (mobile). Put single quotes around it.',
    example: '[{"filename": "villa.jpg", "alt": "A villa with a red roof", "mobile": "villa-mobile.jpg"}]',
  },
  interval: {
    kind: 'integer',
    label: 'Time between pictures (milliseconds)',
    min: 0,
    pattern: '0|\\d{4,}', // less is meant in seconds
    expected: 'milliseconds: 0, or 1000 and more',
    default: 8000,
    description: 'Milliseconds between pictures, until a visitor uses the carousel. 0 turns autoplay off.',
    example: '6000',
  },
  duration: {
    kind: 'integer',
    label: 'Length of a change (milliseconds)',
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
    'Pictures one at a time, with arrows and dots below. They advance automatically until a visitor uses the carousel, and wait under the pointer. Put the pictures inside, each with a link, caption or list item around it if you like. Visitors without JavaScript see all of them.',
  purpose: 'show',
  task: 'watch',
  keywords: ['slider', 'gallery', 'slideshow', 'photos', 'pictures'],
  searchTerms: ['images', 'picture gallery', 'swipe'],
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
    'Pause comes first in the order of the page. The first press, swipe or focus stops the carousel until a visitor presses Play; it also waits under the pointer and out of view.',
    'It announces slides only while autoplay is off. The dots are one slider: arrow keys, Home and End.',
    'With reduced motion nothing moves automatically and slides change without animation.',
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
