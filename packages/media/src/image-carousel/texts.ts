import { defineTexts } from '@adviser-widgets/core/internal';

export const carouselText = defineTexts({
  carousel: 'carousel',
  slideRole: 'slide',
  pictures: 'Pictures',
  slide: '{number} of {count}',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous picture',
  next: 'Next picture',
  picture: 'Picture',
});
