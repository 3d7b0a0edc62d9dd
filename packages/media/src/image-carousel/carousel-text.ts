import { pageMessage } from '@adviser-widgets/core';

/** The carousel's texts. Keys are the names that `messages` overrides. */
const texts = {
  carousel: 'carousel',
  slideRole: 'slide',
  pictures: 'Pictures',
  slide: '{number} of {count}',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous picture',
  next: 'Next picture',
} as const;

/** The page's text, or our default. */
export function carouselText(name: keyof typeof texts, widget: string): string {
  return pageMessage(name, widget) ?? texts[name];
}
