import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { logFault } from '../log-fault.ts';
import { fieldsByName } from '../check-fields.ts';
import { answerQueries, answerQuery } from './answer-query.ts';
import type { SearchIndexes } from './search-indexes.ts';
import { checkKeys, parseSearchBody, readSearchBody, SearchRefusal } from './search-request.ts';

/** The vendor's paths. Bodies are parsed as JSON, whatever their content type. */
export function searchRoutes(indexes: SearchIndexes): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get('/isalive', (_request, response) => void response.json({ message: 'server is alive' }));
  router.use('/indexes', express.text({ type: () => true, limit: '1mb' }));
  router.post(
    '/indexes/:index/queries',
    answering((name, body) => answerQueries(name, body, indexes)),
  );
  router.post(
    '/indexes/:index/query',
    answering((name, body) => answerQuery(name, readSearchBody(fieldsByName, body), indexes)),
  );
  router.use('/indexes', ({ method, originalUrl }) => {
    throw new SearchRefusal(404, `${method} ${originalUrl.replace(/\?.*/, '')}: there is nothing here`);
  });
  return router.use(answerRefusal);
}

function answering(answer: (name: string, body: unknown) => object): RequestHandler {
  return (request, response) => {
    checkKeys((name) => request.query[name] ?? request.get(name));
    const { index } = request.params;
    response.set('Cache-Control', 'no-store').json(answer(String(index), parseSearchBody(request.body)));
  };
}

const answerRefusal: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const { status = 500, message = String(error) } = error as { status?: number; message?: string };
  if (status >= 500) logFault(error);
  response.status(status).json({ message, status });
};
