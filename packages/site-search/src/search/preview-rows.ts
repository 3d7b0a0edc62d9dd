import type { SearchItem, SearchResults } from '@adviser-widgets/core';
import type { SearchGroup, SearchLimits } from '@adviser-widgets/core/internal';

/** In order, or with a place reserved for a post and an adviser, which four pages otherwise always hide. */
export type RowRule = 'ordered' | 'reserved';

/** How many results a preview requests. */
export const previewLimits: SearchLimits = { pages: 4, blogs: 1, advisers: 1 };

export const previewRowLimit = 4;

/** Pages, then a post, then an adviser; `reserved` drops pages to keep the other two. */
export function previewRows(results: SearchResults, rule: RowRule): readonly SearchItem[] {
  const others = [...first(results, 'blogs'), ...first(results, 'advisers')];
  const pages = first(results, 'pages').slice(
    0,
    rule === 'reserved' ? previewRowLimit - others.length : previewRowLimit,
  );
  return [...pages, ...others].slice(0, previewRowLimit);
}

export function groupOf(results: SearchResults, item: SearchItem): SearchGroup {
  if (results.blogs.includes(item)) return 'blogs';
  return results.advisers.includes(item) ? 'advisers' : 'pages';
}

function first(results: SearchResults, group: SearchGroup): readonly SearchItem[] {
  return results[group].slice(0, previewLimits[group]);
}
