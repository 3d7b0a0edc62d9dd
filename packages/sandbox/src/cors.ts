import type { RequestHandler } from 'express';

/**
 * Lets pages of this machine read every answer, failures included. `null` is the origin of files
 * and sandboxed frames. A preflight gets nothing here: it is answered, or made to fail, later.
 */
export const shareWithLoopback: RequestHandler = (request, response, next) => {
  response.vary('Origin');
  response.set('Cross-Origin-Resource-Policy', 'cross-origin');
  response.set('Timing-Allow-Origin', '*');
  const { origin } = request.headers;
  if (request.method !== 'OPTIONS' && origin !== undefined && isLoopback(origin)) {
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
  const { origin } = request.headers;
  if (origin === undefined || !isLoopback(origin)) {
    response
      .status(403)
      .json({ errors: [`Origin: expected a page of this machine, got ${JSON.stringify(origin ?? null)}`] });
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

/** True for localhost, its sub-domains, 127.0.0.0/8, [::1] and `null`, at any port. */
export function isLoopback(origin: string): boolean {
  if (origin === 'null') return true;
  const { protocol, hostname } = URL.parse(origin) ?? {};
  if (hostname === undefined || (protocol !== 'http:' && protocol !== 'https:')) return false;
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
