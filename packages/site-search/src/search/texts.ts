import { defineOptions, defineTexts } from '@adviser-widgets/core/internal';

export const searchText = defineTexts({
  searchLabel: 'Search',
  searchPrompt: "I'm looking for...",
  searchGo: 'Go',
  searchClear: 'Clear',
  searchClose: 'Close the search',
  searchTooShort: 'Please type at least 2 characters.',
  searchShowing: 'Showing results for: {keyword}',
  searchAgain: 'Search Again',
  searchFrequent: 'Frequently searched',
  searchContact: "Didn't find what you were looking for?",
  searchContactLink: 'Contact us',
  pages: 'Pages',
  blogs: 'Blogs',
  advisers: 'Advisers',
  pagesKind: 'Page',
  blogsKind: 'Blog',
  advisersKind: 'Adviser',
  searchMore: 'See More',
  searchLess: 'See Less',
  searchAll: 'See all results for {words}',
  searchResults: 'Search results',
  searchLoading: 'Searching…',
  searchOne: '1 result for {words}',
  searchCount: '{count} results for {words}',
  searchNone: 'No results for {words}',
  searchNothing: 'Nothing matches. Check the spelling, or try other words.',
  searchUnavailable: 'Suggestions unavailable',
  searchShown: '{group}: {count} shown',
});

const terms = [
  'First Home Buyers',
  'Insurance',
  'Mortgages',
  'Personal loans',
  'Debt Consolidation',
  'Calculators',
];

/** Frequent searches. A label changes what is shown, not what is searched for. */
export const frequentTerms = defineOptions(
  'searchTerm',
  terms.map((term) => ({ value: term, label: term })),
);
