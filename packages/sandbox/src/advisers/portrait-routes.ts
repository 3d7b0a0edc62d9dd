import express, { type RequestHandler } from 'express';
import { drawPortrait } from './draw-portrait.ts';
import { portraitPath } from './find-advisers.ts';
import type { Adviser } from './sample-advisers.ts';

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
