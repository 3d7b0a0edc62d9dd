import { defineTexts } from '@adviser-widgets/core';

/** The texts of menus (spec section 2). */
export const navigationText = defineTexts({
  menu: 'Menu',
  moreIn: 'More in {name}',
  calculators: 'Calculators',
  moreCalculators: 'More Calculators',
});
