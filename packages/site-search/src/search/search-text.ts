import { pageMessage } from '@adviser-widgets/core';

/** The texts of the search (spec section 2, H1, H6, H12). Keys are the names that `messages` overrides. */
const texts = {
  searchLabel: 'Search',
  searchPrompt: "I'm looking for...",
  searchGo: 'Go',
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
  searchUnavailable: 'Suggestions unavailable',
  searchShown: '{group}: {count} shown',
} as const;

/** Maximum characters of the visitor's words to show or announce. */
const limit = 60;

/** The page's text, or our default, with `values` in place of their names in braces. */
export function searchText(name: keyof typeof texts, widget: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text = pageMessage(name, widget) ?? texts[name];
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => (Object.hasOwn(values, key) ? shorten(String(values[key])) : whole));
}

function shorten(value: string): string {
  const letters = [...value];
  return letters.length > limit ? `${letters.slice(0, limit).join('')}…` : value;
}
