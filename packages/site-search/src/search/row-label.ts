import type { SearchItem, TextPart } from '@adviser-widgets/core';
import type { SearchState } from './create-search.ts';
import { groupOf } from './preview-rows.ts';
import { shorten } from './shorten.ts';
import { searchText } from './texts.ts';

/** Shown only if it, not the title, says why the row was found. */
export function shownDescription({ title, description }: SearchItem): readonly TextPart[] {
  return !title.some(isFound) && description.some(isFound) ? description : [];
}

/** The label for analytics, in the library's own words whatever the page's are. */
export function rowLabel(state: SearchState, item: SearchItem | undefined): string {
  if (item && state.status === 'shown') {
    const kind = searchText.texts[`${groupOf(state.results, item)}Kind`];
    return `${kind}: ${textOf(item.title)} ${textOf(shownDescription(item))}`;
  }
  return searchText.texts.searchAll.replace('{words}', () =>
    state.status === 'idle' ? '' : shorten(state.words),
  );
}

function isFound({ isMatch }: TextPart): boolean {
  return isMatch;
}

function textOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
