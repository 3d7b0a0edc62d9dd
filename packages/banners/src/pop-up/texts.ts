import { defineTexts } from '@adviser-widgets/core/internal';

export const popUpText = defineTexts({
  label: 'Notice',
});
