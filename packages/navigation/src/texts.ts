import { defineTexts } from '@adviser-widgets/core';

export const navigationText = defineTexts({
  menu: 'Menu',
  moreIn: 'More in {name}',
  calculators: 'Calculators',
  moreCalculators: 'More Calculators',
});
