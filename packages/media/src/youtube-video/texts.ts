import { defineTexts } from '@adviser-widgets/core';

export const videoText = defineTexts({
  play: 'Play video: {title}',
  video: 'Video',
});
