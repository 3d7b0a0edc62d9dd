import { defineTexts } from '@adviser-widgets/core';

/** The texts of a map. */
export const mapText = defineTexts({
  map: 'Map:',
  directions: 'Get directions',
});
