import { defineTexts } from '@adviser-widgets/core/internal';

export const mapText = defineTexts({
  map: 'Map:',
  directions: 'Get directions',
});
