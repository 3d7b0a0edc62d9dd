import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState } from 'react';
import type { SearchState } from '../search/search.ts';
import { shortWords } from '../search/search-words.ts';
import { searchText } from '../search/texts.ts';

/** Announces how many results show, by default all that were found, or what a toggle now shows. */
export function useAnnouncement(
  state: SearchState,
  shown?: number,
): [said: string, onToggle: (said: string) => void] {
  const { name: widget } = useWidgetHost();
  const [toggled, setToggled] = useState<{ readonly of: SearchState; readonly said: string }>();
  const found = state.status === 'shown' ? Object.values(state.results).flat().length : 0;
  const said = toggled?.of === state ? toggled.said : announce(state, widget, shown ?? found);
  return [said, (text) => setToggled({ of: state, said: text })];
}

/** For screen readers; empty while the search runs. `count` is the number of shown results. */
function announce(state: SearchState, widget: string, count: number): string {
  switch (state.status) {
    case 'shown':
      return searchText(count === 1 ? 'searchOne' : 'searchCount', widget, {
        count,
        words: shortWords(state.words),
      });
    case 'empty':
      return searchText('searchNone', widget, { words: shortWords(state.words) });
    case 'failed':
      return searchText('searchUnavailable', widget);
    default:
      return '';
  }
}
