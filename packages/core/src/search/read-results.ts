import type { Config } from '../config/config.ts';
import { ownValue } from '../values/records.ts';
import { RequestError } from '../http/request-error.ts';
import type { Marks } from './marked-text.ts';
import { readItem } from './read-item.ts';
import type { SearchQuery } from './search-queries.ts';
import type { SearchGroup, SearchItem, SearchLimits, SearchResults } from './search-client.ts';

interface Reading {
  readonly queries: readonly SearchQuery[];
  readonly config: Config;
  readonly limits: SearchLimits;
  readonly marks: Marks;
}

const maxHits = 100;

/** A hit of the pages index with a GUID is an adviser, whichever query it came from. */
export function readResults(answer: unknown, { queries, config, limits, marks }: Reading): SearchResults {
  const results = ownValue(answer, 'results');
  const found: Record<SearchGroup, readonly SearchItem[]> = { pages: [], blogs: [], advisers: [] };
  queries.forEach(({ groups }, index) => {
    const hits = ownValue(Array.isArray(results) ? results[index] : undefined, 'hits');
    if (!Array.isArray(hits)) throw new RequestError('http', 'The search did not return a list of results');
    const items = unique(hits.slice(0, maxHits).flatMap((hit) => readItem(hit, { config, marks }) ?? []));
    for (const group of groups) found[group] = items.filter(belongsTo(group, groups)).slice(0, limits[group]);
  });
  return found;
}

function belongsTo(group: SearchGroup, groups: readonly SearchGroup[]): (item: SearchItem) => boolean {
  if (group === 'pages') return ({ guid }) => guid === undefined;
  return ({ guid }) => groups.length === 1 || guid !== undefined;
}

/** Ids are unique within an index; paths, used if there is no id, may repeat. */
function unique(items: readonly SearchItem[]): readonly SearchItem[] {
  return items.filter(({ id }, index) => items.findIndex((other) => other.id === id) === index);
}
