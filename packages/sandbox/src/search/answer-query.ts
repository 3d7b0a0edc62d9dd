import * as v from 'valibot';
import { findRecords } from './find-records.ts';
import { highlightHit } from './highlight-hit.ts';
import { readParameters } from './query-parameters.ts';
import type { SearchIndexes } from './search-indexes.ts';
import { readSearchBody, SearchRefusal } from './search-request.ts';

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
    results: requests.map(({ indexName, type: _type, ...given }) => answerQuery(indexName, given, indexes)),
  };
}

/** Hits that paging reaches, as with the vendor. */
const reach = 1000;

/**
 * Answers in the vendor's format.
 * @throws {SearchRefusal}
 */
export function answerQuery(name: string, given: Readonly<Record<string, unknown>>, indexes: SearchIndexes) {
  const started = performance.now();
  const index = indexes.get(name);
  const parameters = readParameters(given);
  const { query, hitsPerPage, page } = parameters;
  const { found, words } = findRecords(index, parameters);
  const shown = found.slice(0, reach).slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((record) => highlightHit(record, words, parameters)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(Math.min(found.length, reach) / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true },
    query,
    params: new URLSearchParams(
      Object.entries(parameters).map(([key, value]) => [key, String(value)]),
    ).toString(),
    index: name,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}
