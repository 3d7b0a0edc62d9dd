import { defineTexts } from '@adviser-widgets/core/internal';

export const accordionText = defineTexts({
  showAll: 'Show all sections',
  hideAll: 'Hide all sections',
});
