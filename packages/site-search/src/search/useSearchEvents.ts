import { reportError, trackClick, type RequestFailure } from '@adviser-widgets/core';
import { emit, type WidgetEvent } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { RefObject } from 'react';

/** What the page hears of a search. */
export interface SearchEvents {
  /** Fires `aw:error` and logs to the console; visitors see nothing of it (H12). */
  readonly onFailure: (error: unknown) => void;
  /** Tells analytics that a result was opened (row 59): by its link, or by a label in place of texts that a page may replace. */
  readonly onOpen: (pressed: Element | string) => void;
}

/** Events start at the placeholder, or at the root in an app. */
export function useSearchEvents(rootRef: RefObject<HTMLElement | null>): SearchEvents {
  const host = useWidgetHost();
  const send = (event: WidgetEvent, detail: object) => emit(host, event, { detail, fallback: rootRef.current });
  return {
    onFailure(error) {
      reportError('A search failed', error);
      send('aw:error', { kind: kindOf(error) });
    },
    onOpen: (pressed) => trackClick('click_search_result', pressed, (pushed) => send('aw:analytics', pushed)),
  };
}

/** A search names its reason as requests do (contract section 2); code that does not load has none. */
function kindOf(error: unknown): RequestFailure {
  return (error as { kind?: RequestFailure }).kind ?? 'network';
}
