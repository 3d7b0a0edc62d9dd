import { useStore } from '@adviser-widgets/ui/internal';
import { useEffect, useState } from 'react';
import { Search, type SearchSettings, type SearchState } from './search.ts';

/** The search of one box or page. The settings of the first render count. */
export function useSearch(settings: SearchSettings): [state: SearchState, search: Search] {
  const [search] = useState(() => new Search(settings));
  useEffect(() => search.close, [search]);
  return [useStore(search), search];
}
