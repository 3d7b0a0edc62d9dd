import { searchClient, whenIdle, type SearchLimits } from '@adviser-widgets/core/internal';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSearch, type Search, type SearchState } from './create-search.ts';

/** Only `onFailure` gets failures: visitors see none while they type. */
export function useSearch(
  limits: SearchLimits,
  onFailure: (error: unknown) => void,
): [state: SearchState, search: Search] {
  const [search] = useState(() => createSearch({ site: searchClient(), limits, onFailure }));
  useEffect(() => search.close, [search]);
  return [useSyncExternalStore(search.subscribe, search.state, search.state), search];
}

/** Connects while the page is idle, before a visitor types. */
export function useBoxSearch(
  limits: SearchLimits,
  onFailure: (error: unknown) => void,
): [state: SearchState, search: Search] {
  const [state, search] = useSearch(limits, onFailure);
  useEffect(() => void whenIdle(() => false).then(search.prepare), [search]);
  return [state, search];
}
