import { defineTexts } from '@adviser-widgets/core/internal';

export const navigationText = defineTexts({
  menu: 'Menu',
  moreIn: 'More in {name}',
  calculators: 'Calculators',
  moreCalculators: 'More Calculators',
});
