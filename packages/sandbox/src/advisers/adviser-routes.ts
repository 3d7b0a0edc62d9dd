import express, { type RequestHandler } from 'express';
import { takeBody } from '../call-routes.ts';
import { drawPortrait } from './draw-portrait.ts';
import { adviserList, findAdvisers, portraitPath } from './find-advisers.ts';
import type { Adviser } from './sample-advisers.ts';

export function adviserRoutes(advisers: readonly Adviser[]): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  const list = adviserList(advisers);
  router.get('/api/mortgage-brokers/list', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=60').json(list);
  });
  router.post('/:brand/adviser-search/:postcode', takeBody, (request, response) => {
    const { status, body } = findAdvisers(advisers, {
      postcode: String(request.params.postcode),
      length: Buffer.isBuffer(request.body) ? request.body.length : 0,
      origin: `${request.protocol}://${request.get('Host') ?? '127.0.0.1'}`,
    });
    response.status(status).json(body);
  });
  return router;
}

export function portraitRoutes(advisers: readonly Adviser[]): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  const files = new Map(
    advisers.filter(({ hasPhoto }) => hasPhoto).map(({ guid }) => [portraitPath(guid), guid]),
  );
  router.get('/cdn/advisers/:file', (request, response, next) => {
    const guid = files.get(request.path);
    if (guid === undefined) return next();
    response.set('Cache-Control', 'public, max-age=86400').type('svg').send(drawPortrait(guid));
  });
  return router;
}
