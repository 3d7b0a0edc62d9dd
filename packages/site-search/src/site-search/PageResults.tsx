import { searchClient } from '../hosted-search/create-search-client.ts';
import { LiveRegion } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, type RefObject } from 'react';
import { ContactBlock } from '../results/ContactBlock.tsx';
import { ResultGroups } from '../results/ResultGroups.tsx';
import { SearchFailure } from '../results/SearchFailure.tsx';
import { useAnnouncement } from '../results/useAnnouncement.ts';
import { fullLimits } from '../search/search.ts';
import { searchText } from '../search/texts.ts';
import { useSearch } from '../search/useSearch.ts';
import { useSearchEvents } from '../search/useSearchEvents.ts';
import { useSearchWord } from './useSearchWord.ts';

export { mayBePersonal } from '../personal/may-be-personal.ts';
export { hideKeyword } from './hide-keyword.ts';

export interface PageResultsProps {
  readonly keyword: string;
  readonly titleTag: string;
  readonly rootRef: RefObject<HTMLElement | null>;
  /** Called when the visitor presses Try again, which goes away. */
  readonly onRetry: () => void;
}

export function PageResults({ keyword, titleTag, rootRef, onRetry }: PageResultsProps) {
  const { name: widget } = useWidgetHost();
  useSearchWord(keyword);
  const { onFailure, onOpen } = useSearchEvents(rootRef);
  const [state, search] = useSearch({
    find: (words, call) => searchClient().search(words, call),
    limits: fullLimits,
    onFailure,
  });
  const [said, onToggle] = useAnnouncement(state);
  useEffect(() => search.type(keyword), [keyword, search]);
  const retry = () => {
    onRetry();
    search.type(keyword);
  };
  const isWaiting = state.status === 'idle' || state.status === 'loading';
  return (
    <div className={isWaiting ? 'aw-search-waiting' : undefined} aria-busy={isWaiting}>
      <ResultGroups
        state={state}
        nothing={searchText('searchNothing', widget)} // the heading names the words
        titleTag={titleTag}
        onToggle={onToggle}
        onOpen={onOpen}
      />
      {state.status === 'failed' && <SearchFailure onRetry={retry} />}
      {!isWaiting && <ContactBlock />}
      <LiveRegion text={said} />
    </div>
  );
}
