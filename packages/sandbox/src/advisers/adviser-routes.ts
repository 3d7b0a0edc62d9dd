import express, { type RequestHandler } from 'express';
import { problem } from '../check-fields.ts';
import { takeBody } from '../read-body.ts';
import { refuse } from '../refusal.ts';
import { drawPortrait } from './draw-portrait.ts';
import type { Adviser } from './sample-advisers.ts';

/** Spec section 7: the list for forms (row 32), and the search by region (H15). */
export function adviserRoutes(advisers: readonly Adviser[]): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  const list = advisers.map(({ guid, name }) => ({ key: guid, value: name }));
  router.get('/api/mortgage-brokers/list', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=60').json(list);
  });
  router.post('/:brand/adviser-search/:postcode', takeBody, (request, response) => {
    const { postcode } = request.params;
    const errors = checkSearch(String(postcode), request.body);
    if (errors.length > 0) return refuse(response, errors);
    const found = advisers.filter((adviser) => adviser.postcode === postcode);
    const origin = `${request.protocol}://${request.get('Host') ?? '127.0.0.1'}`;
    response.json({ advisers: found.map((adviser) => toResult(adviser, origin)) });
  });
  return router;
}

/** `GET /cdn/advisers/{GUID}.svg`, with the id in upper case (H9). */
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

function portraitPath(guid: string): string {
  return `/cdn/advisers/${guid.toUpperCase()}.svg`;
}

/** The spec gives this call no body, so no widget sends one. */
function checkSearch(postcode: string, body: unknown): string[] {
  return [
    ...(/^\d{4}$/.test(postcode) ? [] : [problem('postcode', 'four digits', postcode)]),
    ...(Buffer.isBuffer(body) && body.length > 0 ? [`body: expected none, got ${body.length} bytes`] : []),
  ];
}

/** Includes every key, '' for a missing value. */
function toResult(
  { guid, name, phone = '', specialties = [], link = '', hasPhoto }: Adviser,
  origin: string,
) {
  return { guid, name, image: hasPhoto ? origin + portraitPath(guid) : '', link, phone, specialties };
}
