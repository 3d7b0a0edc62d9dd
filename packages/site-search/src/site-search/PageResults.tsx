import { Announcement } from '@adviser-widgets/ui';
import { useEffect } from 'react';
import { ContactBlock } from '../results/ContactBlock.tsx';
import { ResultGroups } from '../results/ResultGroups.tsx';
import { fullLimits, useSaid } from '../results/useSaid.ts';
import type { SearchPage } from '../search-page.ts';
import { useSearch } from '../useSearch.ts';

interface PageResultsProps {
  readonly keyword: string;
  readonly titleTag: string;
  readonly page: SearchPage;
}

/** All that was found for a keyword, and where to go with what was not. */
export function PageResults({ keyword, titleTag, page }: PageResultsProps) {
  const [state, search] = useSearch(page, fullLimits);
  const [said, onToggle] = useSaid(state, page);
  useEffect(() => search.type(keyword), [keyword, search]);
  const isWaiting = state.status === 'idle' || state.status === 'loading';
  return (
    <div className={isWaiting ? 'aw-search-waiting' : undefined} aria-busy={isWaiting}>
      <ResultGroups state={state} page={page} titleTag={titleTag} onToggle={onToggle} />
      {!isWaiting && <ContactBlock page={page} />}
      <Announcement text={said} />
    </div>
  );
}
