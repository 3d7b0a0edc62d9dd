import { defineTexts } from '@adviser-widgets/core';

/** What a pop-up without any heading is called. */
export const popUpText = defineTexts({
  label: 'Notice',
});
