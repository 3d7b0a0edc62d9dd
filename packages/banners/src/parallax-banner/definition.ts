import { defineWidget } from '@adviser-widgets/widget';

export const attributes = {
  image: {
    kind: 'url',
    label: 'Picture',
    loads: 'img',
    default: '',
    description: 'The picture behind the content.',
    example: '/assets/harbour.jpg',
  },
  'image-mobile': {
    kind: 'url',
    label: 'Picture on phones',
    loads: 'img',
    default: '',
    description: 'The picture for windows below 768 px. Leave it empty to use the same picture.',
    example: '/assets/harbour-small.jpg',
  },
  speed: {
    kind: 'number',
    label: 'Speed of the picture',
    min: 0,
    max: 1,
    default: 0.15,
    description:
      'How far the picture moves within its frame for each pixel that the page is scrolled; 0 for not at all.',
    example: '0.3',
  },
  height: {
    kind: 'text',
    label: 'Minimum height',
    default: '70vh',
    description: 'The minimum height: a number with vh, svh, px or rem.',
    example: '480px',
  },
  direction: {
    kind: 'choice',
    label: 'Direction of movement',
    choices: ['up', 'down'],
    default: 'up',
    description: 'The direction in which the picture moves as the page is scrolled down.',
    example: 'down',
  },
} as const;

export const slots = {} as const;

/** Content on a picture that scrolls slower than the page. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'parallax-banner',
  title: 'Parallax banner',
  description:
    'What you put inside, in white on a picture that moves slower than the page does. The picture does not move in windows below 968 px, and for visitors who want less motion.',
  purpose: 'show',
  task: 'notice',
  keywords: ['hero', 'background picture', 'header image'],
  attributes,
  slots,
  content: true,
  requires: { unless: 'image' },
  frame: 'page',
  events: {},
  reactOnly: { children: { description: 'The content.' } },
  accessibility: [
    'The picture is decorative and has no text alternative. It is darkened so that white text has a contrast of at least 4.5 to 1 on any picture.',
    'Under reduced motion, and in windows below 968 px, the picture does not move.',
    'Your content is not changed: give it a heading of the right level, and keep words out of the picture.',
  ],
  reserve: { narrow: 0, wide: 0 },
  example: `<div class="aw-widget" data-widget="parallax-banner" data-image="/assets/blog/keys.svg">
  <h2>Home, sooner than you think</h2>
  <p>An adviser near you knows what banks want to see.</p>
</div>`,
});
