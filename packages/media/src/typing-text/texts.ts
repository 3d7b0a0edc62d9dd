import { defineTexts } from '@adviser-widgets/core/internal';

export const typingText = defineTexts({
  pause: 'Pause',
  play: 'Play',
});
