import * as v from 'valibot';
import { findRecords, type Found } from './find-records.ts';
import { highlightHit } from './highlight-hit.ts';
import { readParameters, type QueryParameters } from './query-parameters.ts';
import type { SearchIndex, SearchIndexes } from './search-indexes.ts';
import { readSearchBody, SearchRefusal } from './search-request.ts';

/** Hits that paging reaches, as with the vendor. */
const reach = 1000;

/** The vendor accepts 50 queries at once; its other strategy is refused here. */
const queriesBody = v.strictObject({
  requests: v.pipe(
    v.array(v.looseObject({ indexName: v.string(), type: v.optional(v.literal('default')) })),
    v.maxLength(50),
  ),
  strategy: v.optional(v.literal('none')),
});

/** Answers several queries; an invalid one refuses them all. */
export function answerQueries(name: string, body: unknown, indexes: SearchIndexes) {
  if (name !== '*') throw new SearchRefusal(404, `queries: expected the index *, got ${name}`);
  const { requests } = readSearchBody(queriesBody, body);
  return {
    results: requests.map(({ indexName, type: _type, ...parameters }) =>
      answerQuery({ name: indexName, index: indexes.get(indexName), parameters: readParameters(parameters) }),
    ),
  };
}

interface Asked {
  readonly name: string;
  readonly index: SearchIndex;
  readonly parameters: QueryParameters;
}

/**
 * Answers in the vendor's format.
 * @throws {SearchRefusal}
 */
export function answerQuery({ name, index, parameters }: Asked) {
  const started = performance.now();
  const { query, hitsPerPage, page, facets, clickAnalytics } = parameters;
  const { found, words } = findRecords(index, parameters);
  const { offset, length } = parameters;
  const isByOffset = offset !== undefined || length !== undefined;
  const start = isByOffset ? (offset ?? 0) : page * hitsPerPage;
  const size = isByOffset ? (length ?? 20) : hitsPerPage;
  const shown = found.slice(0, reach).slice(start, start + size);
  return {
    hits: shown.map((each) =>
      highlightHit(each, { words, parameters, searchable: index.settings().searchableAttributes }),
    ),
    nbHits: found.length,
    ...(isByOffset ? { offset: start, length: size } : pages(found.length, page, hitsPerPage)),
    ...(facets.length > 0 && { facets: countFacets(found, facets, index) }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true },
    query,
    params: encode(parameters),
    index: name,
    ...(clickAnalytics && { queryID: crypto.randomUUID().replaceAll('-', '') }),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}

function pages(count: number, page: number, hitsPerPage: number) {
  return { page, nbPages: Math.ceil(Math.min(count, reach) / hitsPerPage), hitsPerPage };
}

function countFacets(found: readonly Found[], asked: readonly string[], index: SearchIndex) {
  const known = index.settings().attributesForFaceting;
  const names = known.filter((name) => asked.includes('*') || asked.includes(name));
  return Object.fromEntries(names.map((name) => [name, countValues(found, name)]));
}

function countValues(found: readonly Found[], name: string): Record<string, number> {
  const counts = new Map<string, number>();
  const values = found.flatMap(({ record }) => [record[name] ?? []].flat().map(String));
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function encode(parameters: QueryParameters): string {
  const pairs = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const texts = pairs.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(texts).toString();
}
