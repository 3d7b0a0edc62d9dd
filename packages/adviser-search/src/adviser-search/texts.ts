import { defineTexts } from '@adviser-widgets/core/internal';

export const searchText = defineTexts({
  regionLabel: 'Postcode',
  regionPlaceholder: 'Select a region',
  FormPostcode: 'Please select your region',
  regionHint: 'Advisers appear when you choose a region.',
  searching: 'Searching…',
  advisersInArea: 'There are {n} Advisers in your area',
  adviserInArea: 'There is 1 Adviser in your area',
  contactUs: "Contact us and we'll find an adviser for you",
  learnMore: 'Learn more',
  aboutAdviser: 'about {name}',
});

export function countText(count: number, widget: string): string {
  return searchText(count === 1 ? 'adviserInArea' : 'advisersInArea', widget, { n: count });
}
