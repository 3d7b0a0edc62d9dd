import type {
  SearchItem,
  SearchResults,
  TextPart,
  SearchGroup,
  SearchLimits,
} from '../hosted-search/search-client.ts';

import type { SearchState } from './search.ts';
import { searchText } from './texts.ts';

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

/** Shown only if it, not the title, says why the row was found. */
export function shownDescription({ title, description }: SearchItem): readonly TextPart[] {
  return !title.some(isFound) && description.some(isFound) ? description : [];
}

/** The label for analytics, in the library's own words whatever the page's are, and without what was typed. */
export function rowLabel(state: SearchState, item: SearchItem | undefined): string {
  if (item && state.status === 'shown') {
    const kind = searchText.texts[`${groupOf(state.results, item)}Kind`];
    return `${kind}: ${textOf(item.title)} ${textOf(shownDescription(item))}`;
  }
  return searchText.texts.searchAll.replace(' for {words}', '');
}

function isFound({ isMatch }: TextPart): boolean {
  return isMatch;
}

function textOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
