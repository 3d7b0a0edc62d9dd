import { createSiteSearch, whenIdle, type SearchLimits } from '@adviser-widgets/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSearch, type Search, type SearchState } from './create-search.ts';
import type { SearchPage } from './search-page.ts';

/** The search of one box, which ends with the component; a failure is told to the page and to nobody else (H12). */
export function useSearch(page: SearchPage, limits: SearchLimits): [state: SearchState, search: Search] {
  const [search] = useState(() => createSearch({ site: createSiteSearch(page.config, page), limits, onFailure: page.onFailure }));
  useEffect(() => search.close, [search]);
  return [useSyncExternalStore(search.subscribe, search.state, search.state), search];
}

/** As `useSearch`, for a box in which somebody may soon type: what a search takes is made ready while the page is idle. */
export function useBoxSearch(page: SearchPage, limits: SearchLimits): [state: SearchState, search: Search] {
  const [state, search] = useSearch(page, limits);
  useEffect(() => void whenIdle(() => false).then(search.prepare), [search]);
  return [state, search];
}
