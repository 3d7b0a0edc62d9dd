import { pageMessage } from '@adviser-widgets/core';

/** The texts of menus (spec section 2). Keys are the names that `messages` overrides. */
const texts = {
  menu: 'Menu',
  moreIn: 'More in {name}',
  calculators: 'Calculators',
  moreCalculators: 'More Calculators',
} as const;

/** The page's text, or our default. */
export function navigationText(name: keyof typeof texts, widget: string): string {
  return pageMessage(name, widget) ?? texts[name];
}
