import { defineTexts } from '@adviser-widgets/core/internal';

export const videoText = defineTexts({
  play: 'Play video: {title}',
  video: 'Video',
  watch: 'Watch on YouTube: {title}',
});
