import { defineTexts } from '@adviser-widgets/core';

/** The names of the button that pauses the typing. */
export const typingText = defineTexts({
  pause: 'Pause',
  play: 'Play',
});
