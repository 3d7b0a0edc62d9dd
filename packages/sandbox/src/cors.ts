import type { Request, RequestHandler } from 'express';
import { isLoopbackOrigin } from './loopback.ts';

/**
 * Paths that pages with the origin `null` may read: the API, what pages load, and their configuration. That origin is
 * also a frame in a sandbox on any page of the web, which must never see what has arrived or set a failure.
 */
const openToFiles: readonly RegExp[] = [
  /^\/__sandbox\/config\.json$/,
  /^\/(?:adviser-widgets|api|api-base|cdn|stand-ins|1)\//,
  /^\/[^/]+\/(?:lead|call-centre|recruitment|request-survey|braze\/user\/update-email-subscription|adviser-search\/[^/]+)$/,
];

/** Lets pages read answers, failures included. A preflight gets nothing here: it is answered, or made to fail, later. */
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

/**
 * Answers preflights. Of headers only Content-Type is allowed: a page that sends any other loses
 * its request here as it would at the real API (R3).
 */
export const answerPreflight: RequestHandler = (request, response, next) => {
  if (request.method !== 'OPTIONS') return next();
  const origin = readerOf(request);
  if (origin === undefined) {
    const given = JSON.stringify(request.headers.origin ?? null);
    response.status(403).json({ errors: [`Origin: expected one that may call ${request.path}, got ${given}`] });
    return;
  }
  response.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Max-Age': '0', // so that a fault in the next preflight is not missed
  });
  if (request.get('Access-Control-Request-Private-Network'))
    response.set('Access-Control-Allow-Private-Network', 'true');
  response.status(204).end();
};

/** The origin that a request comes from, if pages there may read the answer. */
function readerOf({ headers: { origin }, path }: Request): string | undefined {
  if (origin === undefined) return undefined;
  const mayRead = origin === 'null' ? isOpenToFiles(path) : isLoopbackOrigin(origin);
  return mayRead ? origin : undefined;
}

/** Records and switches, which no page loads as a script, an image or a frame. */
function isPrivate(path: string): boolean {
  return /^\/__sandbox(?:\/|$)/i.test(path) && !isOpenToFiles(path);
}

function isOpenToFiles(path: string): boolean {
  return openToFiles.some((pattern) => pattern.test(path));
}
