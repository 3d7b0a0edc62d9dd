import type { Config } from '@adviser-widgets/core';
import { consentTo, readCookie, withoutPrototype } from '@adviser-widgets/core/internal';

import { mayBePersonal } from '../personal/may-be-personal.ts';
import type { Marks } from './text-parts.ts';
import type { SearchGroup, SearchLimits } from './search-client.ts';

export interface SearchQuery {
  readonly groups: readonly SearchGroup[];
  readonly request: Readonly<Record<string, unknown>> & { readonly indexName: string };
}

interface Asked {
  readonly config: Config;
  readonly limits: SearchLimits;
  readonly marks: Marks;
}

/** Without `adviserFilter`, advisers and pages come in one answer and are separated afterwards. */
const mixedHits = 20;

/** A filter that can be negated: the vendor has no NOT for several terms together. */
const singleFilter = /^[\w.]+:("[^"]*"|'[^']*'|[^\s"'()]+)$/;

/** Advisers have a query of their own if `adviserFilter` can select them. */
export function searchQueries(query: string, { config, limits, marks }: Asked): readonly SearchQuery[] {
  const { pagesIndex, blogIndex, adviserFilter } = config.search;
  const common = {
    query,
    attributesToRetrieve: withoutPrototype(['path', 'image', 'GUID', 'catid', 'title', 'description']),
    attributesToHighlight: withoutPrototype(['title', 'description']),
    highlightPreTag: marks.start,
    highlightPostTag: marks.end,
    ...visitor(query, config),
  };
  const ask = (groups: readonly SearchGroup[], indexName: string, parameters: object): SearchQuery[] => {
    const isWanted = indexName !== '' && groups.some((group) => limits[group] > 0);
    return isWanted ? [{ groups, request: { ...common, indexName, ...parameters } }] : [];
  };
  const pages = singleFilter.test(adviserFilter)
    ? { hitsPerPage: limits.pages, filters: `NOT ${adviserFilter}` }
    : { hitsPerPage: mixedHits };
  return [
    ...ask(adviserFilter ? ['pages'] : ['pages', 'advisers'], pagesIndex, pages),
    ...ask(['blogs'], blogIndex, { hitsPerPage: limits.blogs }),
    ...(adviserFilter
      ? ask(['advisers'], pagesIndex, { hitsPerPage: limits.advisers, filters: adviserFilter })
      : []),
  ];
}

/** The vendor counts a search only with consent, and never in preview. What it counts, it keeps. */
function visitor(query: string, config: Config) {
  const isCounted = !config.preview && consentTo('analytics') === true && !mayBePersonal(query);
  const token = isCounted ? userToken() : '';
  return { analytics: isCounted, ...(token && { userToken: token }) };
}

/** The vendor refuses other tokens. An email address never fits. */
function userToken(): string {
  const id = readCookie('libTrackUnidentified');
  return /^[a-zA-Z0-9_=/+-]{1,129}$/.test(id) ? id : '';
}
