import type { SearchState } from '../search/create-search.ts';
import { shorten } from '../search/shorten.ts';
import { searchText } from '../search/texts.ts';

/** For screen readers; empty while the search runs. `count` is the number of shown results. */
export function announce(state: SearchState, widget: string, count: number): string {
  switch (state.status) {
    case 'shown':
      return searchText(count === 1 ? 'searchOne' : 'searchCount', widget, {
        count,
        words: shorten(state.words),
      });
    case 'empty':
      return searchText('searchNone', widget, { words: shorten(state.words) });
    case 'failed':
      return searchText('searchUnavailable', widget);
    default:
      return '';
  }
}
