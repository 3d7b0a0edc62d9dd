import { RequestError, track, type AnalyticsEvent } from '@adviser-widgets/core';
import { reportError, withoutOuterSlashes } from '@adviser-widgets/core/internal';
import type { WidgetEvent } from '@adviser-widgets/widget';
import type { RegionSearchState } from './region-search.ts';

/** Reports a search to the page around it. */
export interface SearchPage {
  report(next: RegionSearchState, before: RegionSearchState): void;
  track(event: AnalyticsEvent): void;
}

/** For the form's hidden field and events. The API call has no body, so it cannot carry it. */
export function pagePath(): string {
  return withoutOuterSlashes(globalThis.location?.pathname ?? '');
}

/** No event carries the postcode; `aw:results` carries the advisers. */
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
      page.track({
        name: 'tool_adviser_search',
        category: 'Tools',
        label: 'Adviser Search',
        action: 'Submit',
      });
    },
    track: (event) => track(event, (pushed) => say('aw:analytics', pushed)),
  };
  return page;
}

/** The error message contains the URL, and so the postcode: only the console gets it. */
function failure(error: unknown): object {
  reportError(error instanceof Error ? error.message : String(error));
  return { kind: error instanceof RequestError ? error.kind : 'network' };
}
