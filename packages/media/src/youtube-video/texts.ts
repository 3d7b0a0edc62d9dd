import { defineTexts } from '@adviser-widgets/core';

/** What a video and its button are called. */
export const videoText = defineTexts({
  play: 'Play video: {title}',
  video: 'Video',
});
