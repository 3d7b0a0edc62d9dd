import express, { type RequestHandler } from 'express';
import { answerRoute } from './answer-route.ts';
import type { ApiData, ApiRoute } from '../api-route.ts';
import { apiRoutes } from './api-routes.ts';

const takeBody = express.raw({ type: () => true, limit: '1mb' });

/** Serves the table of routes. */
export function apiRouter(data: ApiData): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  for (const route of apiRoutes) {
    const [method, path = ''] = route.call.split(' ');
    if (method === 'GET') router.get(path, answering(route, data));
    else router.post(path, takeBody, answering(route, data));
  }
  return router;
}

function answering(route: ApiRoute, data: ApiData): RequestHandler {
  return async (request, response, next) => {
    const { protocol, originalUrl, headers, params, body: taken } = request;
    const asked = {
      url: new URL(`${protocol}://${headers.host ?? '127.0.0.1'}${originalUrl}`),
      headers,
      names: params as Record<string, string>, // no route repeats a name
      contentType: headers['content-type'] ?? '',
      body: new Uint8Array(Buffer.isBuffer(taken) ? taken : []), // without a body there is nothing to take
    };
    const answer = await answerRoute(route, asked, data);
    if (!answer) return next();
    if ('cache' in route) response.set('Cache-Control', route.cache);
    response.status(answer.status).json(answer.body);
  };
}
