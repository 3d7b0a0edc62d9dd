import type { SearchState } from '../create-search.ts';
import type { SearchPage } from '../search-page.ts';
import { resultText } from './result-text.ts';

/** What screen readers hear of a search; nothing while it is under way. `count` is how many are shown. */
export function announce(state: SearchState, page: SearchPage, count: number): string {
  switch (state.status) {
    case 'shown':
      return resultText(count === 1 ? 'searchOne' : 'searchCount', page, { count, words: state.words });
    case 'empty':
      return resultText('searchNone', page, { words: state.words });
    case 'failed':
      return resultText('searchUnavailable', page);
    default:
      return '';
  }
}
