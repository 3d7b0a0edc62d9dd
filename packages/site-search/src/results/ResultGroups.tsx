import type { SearchGroup } from '@adviser-widgets/core';
import type { SearchState } from '../create-search.ts';
import type { SearchPage } from '../search-page.ts';
import { resultText } from './result-text.ts';
import { ResultGroup } from './ResultGroup.tsx';

interface ResultGroupsProps {
  readonly state: SearchState;
  readonly page: SearchPage;
  readonly titleTag: string;
  /** Gets what screen readers are to hear when more or fewer are shown. */
  readonly onToggle: (said: string) => void;
}

const groups: readonly SearchGroup[] = ['pages', 'blogs', 'advisers'];

/** The results of a search in their groups, and what it is doing meanwhile. */
export function ResultGroups({ state, page, titleTag, onToggle }: ResultGroupsProps) {
  if (state.status === 'loading') return <p className="aw-search-note">{resultText('searchLoading', page)}</p>;
  if (state.status === 'empty') return <p className="aw-search-note">{resultText('searchNone', page, { words: state.words })}</p>;
  if (state.status !== 'shown') return null;
  const { words, results } = state;
  const found = groups.filter((group) => results[group].length > 0);
  return found.map((group) => (
    // Other words start with the few again.
    <ResultGroup key={`${group} ${words}`} group={group} items={results[group]} titleTag={titleTag} page={page} onToggle={onToggle} />
  ));
}
