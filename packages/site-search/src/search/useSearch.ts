import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSearch, type Search, type SearchSettings, type SearchState } from './search.ts';

/** The search of one box or page. The settings of the first render count. */
export function useSearch(settings: SearchSettings): [state: SearchState, search: Search] {
  const [search] = useState(() => createSearch(settings));
  useEffect(() => search.close, [search]);
  return [useSyncExternalStore(search.subscribe, search.state, search.state), search];
}
