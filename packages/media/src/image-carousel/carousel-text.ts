import { pageMessage } from '@adviser-widgets/core';

/** The carousel's texts, by the name `messages` overrides them. */
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

/** The page's text, else ours. */
export function carouselText(name: keyof typeof texts, widget: string): string {
  return pageMessage(name, widget) ?? texts[name];
}
