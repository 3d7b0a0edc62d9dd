import { defineTexts } from '@adviser-widgets/core';

export const popUpText = defineTexts({
  label: 'Notice',
});
