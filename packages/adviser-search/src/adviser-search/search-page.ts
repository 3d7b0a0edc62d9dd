import { reportError, RequestError, track, withoutOuterSlashes, type AnalyticsEvent } from '@adviser-widgets/core';
import type { WidgetEvent } from '@adviser-widgets/widget';
import type { RegionSearchState } from './region-search.ts';

/** The page around a search, as it is told of it (contract section 2). */
export interface SearchPage {
  /** Tells it, and where that counts analytics, that the search has come to `next`. */
  report(next: RegionSearchState, before: RegionSearchState): void;
  /** Hands an event to analytics, and then to the page. */
  track(event: AnalyticsEvent): void;
}

/** Where the visitor searches, as the form's hidden field has it (spec sections 2 and 3). The call has no place for it (H18). */
export function pagePath(): string {
  return withoutOuterSlashes(globalThis.location?.pathname ?? '');
}

/** `emit` dispatches on the placeholder. No event carries the postcode; `aw:results` hands the advisers on. */
export function createSearchPage(emit: (event: WidgetEvent, detail: object) => void): SearchPage {
  const say = (event: WidgetEvent, detail: object = {}) => emit(event, { page: pagePath(), ...detail });
  const page: SearchPage = {
    report(next, before) {
      if (before.status === 'found') say('aw:results-hidden');
      if (next.status === 'invalid') say('aw:error', { kind: 'invalid', fields: ['postcode'] });
      if (next.status === 'searching') say('aw:submit');
      if (next.status === 'failed') say('aw:error', failure(next.error));
      if (next.status !== 'found') return;
      say('aw:results', { advisers: next.advisers });
      page.track({ name: 'tool_adviser_search', category: 'Tools', label: 'Adviser Search', action: 'Submit' });
    },
    track: (event) => track(event, (pushed) => say('aw:analytics', pushed)),
  };
  return page;
}

/** The message names the address, and with it the postcode: it is for the console alone. */
function failure(error: unknown): object {
  reportError(error instanceof Error ? error.message : String(error));
  return { kind: error instanceof RequestError ? error.kind : 'network' };
}
