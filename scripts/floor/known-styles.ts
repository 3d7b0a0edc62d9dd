import type { Known } from './known.ts';

/** Of style sheets. */
export const ofStyles: readonly Known[] = [
  {
    features: ['css.at-rules.media.scripting', 'css.types.type'],
    reason: 'no height is reserved, or the usual one, until the widget mounts',
    in: ['page.css'],
  },
  {
    features: ['css.selectors.has'],
    reason: 'content shows, or no height is reserved, until the widget mounts; the rules stand alone',
    in: ['page.css'],
  },
  {
    features: ['css.properties.contain-intrinsic-width'],
    reason: 'an @supports beside it gives a minimum width',
    test: 'packages/loader/src/browser/load/older-browsers.browser.ts',
  },
  {
    features: ['css.properties.view-timeline'],
    reason: 'only the animation inside @supports uses it; the picture stands still',
    in: ['parallax-banner.css'],
  },
  {
    features: ['css.properties.content-visibility', 'css.selectors.details-content'],
    reason: 'for print: folded content is lifted by display there, and closed <details> stay closed',
    in: ['accordion.css', 'collapse.css'],
  },
  {
    features: ['css.properties.forced-color-adjust'],
    reason: 'inside @media (forced-colors: active), which Safari never matches',
  },
  {
    features: ['css.properties.text-wrap'],
    reason: 'lines of headings break where they always did',
  },
  {
    features: [
      'css.selectors.-webkit-slider-runnable-track',
      'css.selectors.-webkit-slider-thumb',
      'css.selectors.-moz-range-track',
      'css.selectors.-moz-range-thumb',
    ],
    reason: 'each browser has its own; a rule with a part that it does not know is dropped alone',
    in: ['image-carousel.css'],
  },
  {
    features: ['css.properties.scrollbar-width'],
    reason: 'a scroll bar shows until the widget mounts',
    in: ['page.css'],
  },
  {
    features: ['css.properties.font-family.ui-monospace'],
    reason: 'the next font of the list is used',
  },
];
