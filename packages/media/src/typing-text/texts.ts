import { defineTexts } from '@adviser-widgets/core';

export const typingText = defineTexts({
  pause: 'Pause',
  play: 'Play',
});
