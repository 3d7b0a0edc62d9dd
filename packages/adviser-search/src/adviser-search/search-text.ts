import { pageMessage } from '@adviser-widgets/core';

/**
 * The texts of the adviser search (spec section 2, rows 22 and 58, H16 and H17). Keys are the names that
 * `messages` overrides.
 */
const texts = {
  regionLabel: 'Postcode',
  regionPlaceholder: 'Select a region',
  regionHint: 'Advisers appear when you choose a region.',
  searching: 'Searching…',
  advisersInArea: 'There are {n} Advisers in your area',
  adviserInArea: 'There is 1 Adviser in your area',
  contactUs: 'Contact us, and we find somebody for you',
  learnMore: 'Learn more',
  aboutAdviser: 'about {name}',
} as const;

/** The page's text, or our default. */
export function searchText(name: keyof typeof texts, widget: string): string {
  return pageMessage(name, widget) ?? texts[name];
}

/** The number of advisers found, as a sentence (H16). */
export function countText(count: number, widget: string): string {
  return searchText(count === 1 ? 'adviserInArea' : 'advisersInArea', widget).replace('{n}', String(count));
}
