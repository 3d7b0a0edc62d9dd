import { getConfig, searchAdvisers } from '@adviser-widgets/core';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useState, type RefObject } from 'react';
import { createRegionSearch, type RegionSearch, type RegionSearchState } from './region-search.ts';
import { createSearchPage, type SearchPage } from './search-page.ts';

/** The search as the component uses it. */
export interface AdviserSearchControl extends RegionSearch, Pick<SearchPage, 'track'> {
  readonly state: RegionSearchState;
}

/**
 * Runs the search and reports its changes to the page. Events are dispatched on `element` if there is no
 * placeholder.
 */
export function useAdviserSearch(element: RefObject<HTMLElement | null>): AdviserSearchControl {
  const host = useWidgetHost();
  const [state, setState] = useState<RegionSearchState>({ status: 'idle' });
  const [page] = useState(() =>
    createSearchPage((event, detail) => void emit(host, event, { detail, fallback: element.current })),
  );
  const [search] = useState(() =>
    createRegionSearch({
      find: (postcode, call) => searchAdvisers(postcode, getConfig(), call),
      onState(next, before) {
        setState(next);
        page.report(next, before);
      },
    }),
  );

  useEffect(() => search.reset, [search]);

  return { ...search, state, track: page.track };
}
