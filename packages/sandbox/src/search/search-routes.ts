import express, { type Request, type RequestHandler } from 'express';
import * as v from 'valibot';
import { bodyLimits, excessOf, type BodyLimits } from '../body-size.ts';
import { fieldsByName } from '../check-fields.ts';
import { answerQuery } from './answer-query.ts';
import { applyBatch, batchSize, readBatch } from './apply-batch.ts';
import { indexSettings } from './index-settings.ts';
import { readParameters } from './query-parameters.ts';
import { readSearchBody } from './read-search-body.ts';
import type { SearchIndexes } from './search-indexes.ts';
import { checkKeys } from './search-keys.ts';
import { answerRefusal, SearchRefusal } from './search-refusal.ts';

const takeText = (limit: string) => express.text({ type: () => true, limit });

type Answer = (name: string, body: unknown) => object;

/** The vendor's paths (spec section 7). Bodies are parsed as JSON, whatever their content type. */
export function searchRoutes(indexes: SearchIndexes): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get('/isalive', (_request, response) => void response.json({ message: 'server is alive' }));
  router.use('/indexes/:index/batch', takeText('10mb'));
  router.use('/indexes', takeText('1mb'));
  router.post(
    '/indexes/:index/queries',
    reading((name, body) => answerQueries(name, body, indexes)),
  );
  router.post(
    '/indexes/:index/query',
    reading((name, body) => {
      const parameters = readParameters(readSearchBody(fieldsByName, body));
      return answerQuery({ name, index: indexes.get(name), parameters });
    }),
  );
  router.post(
    '/indexes/:index/batch',
    writing((name, body) => {
      const operations = readBatch(body);
      return { objectIDs: applyBatch(indexes.open(name), operations) };
    }),
  );
  router.put(
    '/indexes/:index/settings',
    writing((name, body) => {
      const settings = readSearchBody(indexSettings, body);
      indexes.open(name).set(settings);
      return {};
    }),
  );
  router.post(
    '/indexes/:index/clear',
    writing((name) => {
      indexes.get(name).clear();
      return {};
    }),
  );
  router.use('/indexes', (request) => {
    throw new SearchRefusal(
      404,
      `${request.method} ${request.originalUrl.replace(/\?.*/, '')}: there is nothing here`,
    );
  });
  return router.use(answerRefusal);
}

/** The vendor accepts 50 queries at once; its other strategy is refused here. */
const queriesBody = v.strictObject({
  requests: v.pipe(
    v.array(v.looseObject({ indexName: v.string(), type: v.optional(v.literal('default')) })),
    v.maxLength(50),
  ),
  strategy: v.optional(v.literal('none')),
});

/** An invalid query refuses them all. */
function answerQueries(name: string, body: unknown, indexes: SearchIndexes) {
  if (name !== '*') throw new SearchRefusal(404, `queries: expected the index *, got ${name}`);
  const { requests } = readSearchBody(queriesBody, body);
  return {
    results: requests.map(({ indexName, type: _type, ...parameters }) =>
      answerQuery({ name: indexName, index: indexes.get(indexName), parameters: readParameters(parameters) }),
    ),
  };
}

function reading(answer: Answer): RequestHandler {
  return (request, response) => {
    checkKeys(request, false);
    response.set('Cache-Control', 'no-store').json(answer(nameOf(request), parse(request.body, bodyLimits)));
  };
}

/** Task ids count up, like the vendor's; here every task is done at once. */
let tasks = 0;

function writing(answer: Answer): RequestHandler {
  return (request, response) => {
    checkKeys(request, true);
    const done = answer(nameOf(request), parse(request.body, batchLimits));
    response.json({ ...done, taskID: ++tasks, updatedAt: new Date().toISOString() });
  };
}

function nameOf(request: Request): string {
  return String(request.params.index);
}

/** A batch holds up to `batchSize` records, each with its own fields. */
const batchLimits = { ...bodyLimits, fields: 100 * batchSize };

function parse(body: unknown, limits: BodyLimits): unknown {
  const parsed = parseJson(typeof body === 'string' && body !== '' ? body : '{}');
  const excess = excessOf(parsed, limits);
  if (excess !== undefined) throw new SearchRefusal(400, excess);
  return parsed;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SearchRefusal(400, 'Invalid JSON');
  }
}
