import type { Request, RequestHandler } from 'express';
import { namesIn } from './api-route.ts';
import { apiRoutes } from './api/api-routes.ts';
import { isLoopbackOrigin } from './loopback.ts';

/**
 * Paths that pages with the origin `null` may read, besides the API's. Sandboxed frames on any website have that origin too,
 * and must never see records or set faults.
 */
const openToFiles: readonly RegExp[] = [
  /^\/__sandbox\/config\.json$/,
  /^\/(?:adviser-widgets|api|api-base|cdn|stand-ins|1)\//,
];

/** Lets pages read even failures. Preflights are answered, or made to fail, later. */
export const shareAnswers: RequestHandler = (request, response, next) => {
  response.vary('Origin');
  response.set('Cross-Origin-Resource-Policy', isPrivate(request.path) ? 'same-origin' : 'cross-origin');
  response.set('Timing-Allow-Origin', '*');
  const origin = readerOf(request);
  if (request.method !== 'OPTIONS' && origin !== undefined) {
    response.set('Access-Control-Allow-Origin', origin);
    response.set('Access-Control-Expose-Headers', 'Retry-After');
  }
  next();
};

/** A page that sends any other header loses its request here, as with the real API. */
export const answerPreflight: RequestHandler = (request, response, next) => {
  if (request.method !== 'OPTIONS') return next();
  const origin = readerOf(request);
  if (origin === undefined) {
    const given = JSON.stringify(request.headers.origin ?? null);
    response
      .status(403)
      .json({ errors: [`Origin: expected one that may call ${request.path}, got ${given}`] });
    return;
  }
  response.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Max-Age': '0', // so that a fault for the next preflight takes effect
  });
  if (request.get('Access-Control-Request-Private-Network'))
    response.set('Access-Control-Allow-Private-Network', 'true');
  response.status(204).end();
};

function readerOf({ headers: { origin }, path }: Request): string | undefined {
  if (origin === undefined) return undefined;
  const mayRead = origin === 'null' ? isOpenToFiles(path) : isLoopbackOrigin(origin);
  return mayRead ? origin : undefined;
}

/** No page loads records or switches as a script, image or frame. */
function isPrivate(path: string): boolean {
  return /^\/__sandbox(?:\/|$)/i.test(path) && !isOpenToFiles(path);
}

function isOpenToFiles(path: string): boolean {
  return openToFiles.some((pattern) => pattern.test(path)) || apiRoutes.some((route) => namesIn(path, route));
}
