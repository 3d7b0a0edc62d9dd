import { createLazyPart, getConfig, type LazyPart } from '@adviser-widgets/core';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useState, type RefObject } from 'react';
import { createRegionSearch, type RegionSearch, type RegionSearchState } from './region-search.ts';
import { createSearchPage, type SearchPage } from './search-page.ts';

export interface AdviserSearchControl
  extends RegionSearch, Pick<SearchPage, 'track'>, Pick<LazyPart<unknown>, 'prepare'> {
  readonly state: RegionSearchState;
}

const request = /* @__PURE__ */ createLazyPart(
  'The search for advisers',
  () => import('./search-advisers.ts'),
);

/** Without a placeholder, events are dispatched on `element`. */
export function useAdviserSearch(element: RefObject<HTMLElement | null>): AdviserSearchControl {
  const host = useWidgetHost();
  const [state, setState] = useState<RegionSearchState>({ status: 'idle' });
  const [page] = useState(() =>
    createSearchPage((event, detail) => void emit(host, event, { detail, fallback: element.current })),
  );
  const [search] = useState(() =>
    createRegionSearch({
      find: async (postcode, call) => (await request.load()).searchAdvisers(postcode, getConfig(), call),
      onState(next, before) {
        setState(next);
        page.report(next, before);
      },
    }),
  );

  useEffect(() => search.reset, [search]);

  return { ...search, state, track: page.track, prepare: request.prepare };
}
