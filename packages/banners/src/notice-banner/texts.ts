import { defineTexts } from '@adviser-widgets/core/internal';

export const noticeText = defineTexts({
  label: 'Notice',
});
