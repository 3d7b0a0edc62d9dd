import type { SearchGroup, SearchItem, SearchLimits, SearchResults } from '@adviser-widgets/core';

/** Which rows a preview shows: in order, or with a place reserved for a post and an adviser (H2, R13). */
export type RowRule = 'ordered' | 'reserved';

/** How many results a preview requests (spec section 9). */
export const previewLimits: SearchLimits = { pages: 4, blogs: 1, advisers: 1 };

/** Maximum rows of a preview (spec section 9). */
export const previewRowLimit = 4;

/**
 * Returns up to four rows: pages, then a post, then an adviser. `ordered` keeps the first four of these;
 * `reserved` drops pages to keep the post and the adviser.
 */
export function previewRows(results: SearchResults, rule: RowRule): readonly SearchItem[] {
  const others = [...first(results, 'blogs'), ...first(results, 'advisers')];
  const pages = first(results, 'pages').slice(
    0,
    rule === 'reserved' ? previewRowLimit - others.length : previewRowLimit,
  );
  return [...pages, ...others].slice(0, previewRowLimit);
}

/** Returns the group of a row. */
export function groupOf(results: SearchResults, item: SearchItem): SearchGroup {
  if (results.blogs.includes(item)) return 'blogs';
  return results.advisers.includes(item) ? 'advisers' : 'pages';
}

function first(results: SearchResults, group: SearchGroup): readonly SearchItem[] {
  return results[group].slice(0, previewLimits[group]);
}
