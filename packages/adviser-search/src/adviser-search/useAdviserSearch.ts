import { getConfig, inTime } from '@adviser-widgets/core';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useState, type RefObject } from 'react';
import { createRegionSearch, type RegionSearch, type SearchState } from './region-search.ts';
import { createSearchPage } from './search-page.ts';

/** The search as the widget shows it. */
export interface AdviserSearchControl extends RegionSearch {
  readonly state: SearchState;
  /** What is drawn after a search; by then it is there. */
  readonly parts: Pick<SendingCode, 'AdviserPanel'> | undefined;
  /** First sign of intent: fetches what searches. */
  readonly prepare: () => void;
  /** Tells analytics of a press on a link to a profile (row 59). */
  readonly trackProfile: (link: Element) => void;
}

/** Milliseconds the code that searches may take to arrive. */
const limit = 10_000;

/** A download of its own, for those who search. */
const load = async () => (code = await import('./sending.ts'));

let code: SendingCode | undefined;

type SendingCode = typeof import('./sending.ts');

/** Searches, and tells the page of what comes of it. `element` is where events start. */
export function useAdviserSearch(element: RefObject<HTMLElement | null>): AdviserSearchControl {
  const host = useWidgetHost();
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [page] = useState(() => createSearchPage((event, detail) => void emit(host, event, { detail, fallback: element.current })));
  const [search] = useState(() =>
    createRegionSearch({
      find: async (postcode, call) => (await inTime(load(), limit)).searchAdvisers(postcode, getConfig(), call),
      onState(next, before) {
        setState(next);
        page.tell(next, before);
      },
    }),
  );

  useEffect(() => search.reset, [search]);

  return {
    ...search,
    state,
    parts: code,
    prepare: () => void load().catch(() => {}), // the search that needs it will try again and tell
    trackProfile: (link) => code && page.track(code.clickEvent('click_adviser', link)),
  };
}
