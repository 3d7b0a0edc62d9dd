import { defineTexts } from '@adviser-widgets/core';

/** What a notice is called. */
export const noticeText = defineTexts({
  label: 'Notice',
});
