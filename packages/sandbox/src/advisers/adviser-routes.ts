import express, { type RequestHandler } from 'express';
import type { Adviser } from './sample-advisers.ts';

/**
 * `GET /api/mortgage-brokers/list`: the source of the adviser's name in forms, an array of
 * key and value (spec section 7). The key is the adviser's id, the value the name (row 32).
 */
export function adviserRoutes(advisers: readonly Adviser[]): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  const list = advisers.map(({ guid, name }) => ({ key: guid, value: name }));
  router.get('/api/mortgage-brokers/list', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=60').json(list);
  });
  return router;
}
