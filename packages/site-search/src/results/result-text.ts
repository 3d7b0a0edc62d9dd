import type { SearchPage } from '../search-page.ts';

/** The texts of results beside those of the box (spec section 2, H1, H12), by the name `messages` overrides them. */
const texts = {
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

/** Characters of what was typed that are read out or shown again, at most. */
const limit = 60;

/** The page's text, else ours; values stand in for their names in braces. */
export function resultText(name: keyof typeof texts, page: SearchPage, values: Readonly<Record<string, string | number>> = {}): string {
  const text = page.findText(name) ?? texts[name];
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => (Object.hasOwn(values, key) ? shorten(String(values[key])) : whole));
}

function shorten(value: string): string {
  const letters = [...value];
  return letters.length > limit ? `${letters.slice(0, limit).join('')}…` : value;
}
