import type { SearchGroup, SearchItem, SearchLimits, SearchResults } from '@adviser-widgets/core';

/** Which rows a preview shows: as they come, or with a place kept for a post and an adviser (H2, R13). */
export type RowRule = 'ordered' | 'reserved';

/** What a preview asks for (spec section 9). */
export const previewLimits: SearchLimits = { pages: 4, blogs: 1, advisers: 1 };

/** Rows of a preview, at most (spec section 9). */
export const previewRowLimit = 4;

/** Up to four rows: pages, then a post, then an adviser. `ordered` keeps the first four of these, `reserved` the last two. */
export function previewRows(results: SearchResults, rule: RowRule): readonly SearchItem[] {
  const others = [...first(results, 'blogs'), ...first(results, 'advisers')];
  const pages = first(results, 'pages').slice(0, rule === 'reserved' ? previewRowLimit - others.length : previewRowLimit);
  return [...pages, ...others].slice(0, previewRowLimit);
}

/** The group that a row is of. */
export function groupOf(results: SearchResults, item: SearchItem): SearchGroup {
  if (results.blogs.includes(item)) return 'blogs';
  return results.advisers.includes(item) ? 'advisers' : 'pages';
}

function first(results: SearchResults, group: SearchGroup): readonly SearchItem[] {
  return results[group].slice(0, previewLimits[group]);
}
