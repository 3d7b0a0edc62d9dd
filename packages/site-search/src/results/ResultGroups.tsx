import type { SearchGroup } from '../hosted-search/search-client.ts';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { SearchState } from '../search/search.ts';
import { shortWords } from '../search/search-words.ts';
import { searchText } from '../search/texts.ts';
import { ResultGroup, type ResultGroupProps } from './ResultGroup.tsx';

interface ResultGroupsProps extends Pick<ResultGroupProps, 'titleTag' | 'onToggle' | 'onOpen'> {
  readonly state: SearchState;
  /** Shown if nothing is found. The default names the words. */
  readonly nothing?: string;
}

const groups: readonly SearchGroup[] = ['pages', 'blogs', 'advisers'];

export function ResultGroups({ state, nothing, ...props }: ResultGroupsProps) {
  const { name: widget } = useWidgetHost();
  if (state.status === 'loading')
    return <p className="aw-search-note">{searchText('searchLoading', widget)}</p>;
  if (state.status === 'empty')
    return (
      <p className="aw-search-note">
        {nothing ?? searchText('searchNone', widget, { words: shortWords(state.words) })}
      </p>
    );
  if (state.status !== 'shown') return null;
  const { words, results } = state;
  const found = groups.filter((group) => results[group].length > 0);
  return found.map((group) => (
    // New words collapse the group again.
    <ResultGroup {...props} key={`${group} ${words}`} group={group} items={results[group]} />
  ));
}
