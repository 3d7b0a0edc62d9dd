import * as v from 'valibot';
import { answerQuery } from './answer-query.ts';
import { readParameters } from './query-parameters.ts';
import { readSearchBody } from './read-search-body.ts';
import type { SearchIndexes } from './search-indexes.ts';
import { SearchRefusal } from './search-refusal.ts';

/** The vendor accepts 50 queries at once; its other strategy is refused here. */
const queriesBody = v.strictObject({
  requests: v.pipe(
    v.array(v.looseObject({ indexName: v.string(), type: v.optional(v.literal('default')) })),
    v.maxLength(50),
  ),
  strategy: v.optional(v.literal('none')),
});

/** An invalid query refuses them all. */
export function answerQueries(name: string, body: unknown, indexes: SearchIndexes) {
  if (name !== '*') throw new SearchRefusal(404, `queries: expected the index *, got ${name}`);
  const { requests } = readSearchBody(queriesBody, body);
  return {
    results: requests.map(({ indexName, type: _type, ...parameters }) =>
      answerQuery({ name: indexName, index: indexes.get(indexName), parameters: readParameters(parameters) }),
    ),
  };
}
