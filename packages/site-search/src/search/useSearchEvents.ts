import { trackClick, type RequestFailure } from '@adviser-widgets/core';
import { reportError } from '@adviser-widgets/core/internal';
import { emit } from '@adviser-widgets/widget';
import type { SendEvent } from '@adviser-widgets/widget/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { RefObject } from 'react';

export interface SearchEvents {
  /** Emits `aw:error` and logs to the console; visitors see nothing. */
  readonly onFailure: (error: unknown) => void;
  /** Reports an opened result: its link, or a label if a page may replace its texts. */
  readonly onOpen: (pressed: Element | string) => void;
}

/** Events are dispatched on the placeholder or, in an app, on the root. */
export function useSearchEvents(rootRef: RefObject<HTMLElement | null>): SearchEvents {
  const host = useWidgetHost();
  const send: SendEvent = (event, detail = {}) => {
    emit(host, event, { detail, fallback: rootRef.current });
  };
  return {
    onFailure(error) {
      reportError('A search failed', error);
      send('aw:error', { kind: kindOf(error) });
    },
    onOpen: (pressed) => trackClick('click_search_result', pressed, (pushed) => send('aw:analytics', pushed)),
  };
}

/** The kind of a failed request. Code that fails to load has no kind: 'network'. */
function kindOf(error: unknown): RequestFailure {
  return (error as { kind?: RequestFailure }).kind ?? 'network';
}
