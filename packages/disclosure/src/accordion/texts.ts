import { defineTexts } from '@adviser-widgets/core';

export const accordionText = defineTexts({
  showAll: 'Show all sections',
  hideAll: 'Hide all sections',
});
