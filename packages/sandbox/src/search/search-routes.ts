import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { bodyLimits } from '../body-size.ts';
import { fieldsByName } from '../check-fields.ts';
import { answerQueries, answerQuery } from './answer-query.ts';
import { applyBatch, batchSize, readBatch } from './apply-batch.ts';
import { readParameters } from './query-parameters.ts';
import { indexSettings, type SearchIndexes } from './search-indexes.ts';
import { checkKeys, parseSearchBody, readSearchBody, SearchRefusal } from './search-request.ts';

const takeText = (limit: string) => express.text({ type: () => true, limit });

type Answer = (name: string, body: unknown) => object;

/** The vendor's paths. Bodies are parsed as JSON, whatever their content type. */
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

function reading(answer: Answer): RequestHandler {
  return (request, response) => {
    checkKeys(credentialOf(request), false);
    response.set('Cache-Control', 'no-store').json(answer(nameOf(request), parseSearchBody(request.body)));
  };
}

/** Task ids count up, like the vendor's; here every task is done at once. */
let tasks = 0;

function writing(answer: Answer): RequestHandler {
  return (request, response) => {
    checkKeys(credentialOf(request), true);
    const done = answer(nameOf(request), parseSearchBody(request.body, batchLimits));
    response.json({ ...done, taskID: ++tasks, updatedAt: new Date().toISOString() });
  };
}

function credentialOf(request: Request) {
  return (name: string) => request.query[name] ?? request.get(name);
}

function nameOf(request: Request): string {
  return String(request.params.index);
}

/** A batch holds up to `batchSize` records, each with its own fields. */
const batchLimits = { ...bodyLimits, fields: 100 * batchSize };

const answerRefusal: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const { status = 500, message = String(error) } = error as { status?: number; message?: string };
  if (status >= 500) console.error(error);
  response.status(status).json({ message, status });
};
