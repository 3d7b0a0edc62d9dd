import { defineTexts } from '@adviser-widgets/core';

export const mapText = defineTexts({
  map: 'Map:',
  directions: 'Get directions',
});
