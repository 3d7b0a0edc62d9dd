import { defineTexts } from '@adviser-widgets/core';

export const noticeText = defineTexts({
  label: 'Notice',
});
