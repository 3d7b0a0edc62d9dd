import type { Request, RequestHandler } from 'express';
import { problem } from '../check-fields.ts';

/** No page can frame what is under `/__sandbox/`, or keep a hold on a window of it. */
const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Lets only our own pages, and programs, change anything. Other pages of this machine may read (their origin can be an app in
 * development, or whatever else listens on a port), but a page that could add faults would decide what forms are answered.
 */
export const keepOthersOut: RequestHandler = (request, response, next) => {
  response.set(headers);
  if (['GET', 'HEAD'].includes(request.method) || isOurs(request)) return next();
  const { origin } = request.headers;
  const expected = "the sandbox's own page; from elsewhere, use a program such as curl";
  response.status(403).json({ errors: [problem('Origin', expected, origin)] });
};

/**
 * Every browser that sends `Sec-Fetch-Site` to this server says there whose page asks; older ones name the page in `Origin`
 * unless they only read. A program sends neither.
 */
function isOurs({ headers: { 'sec-fetch-site': site, origin, host } }: Request): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin.toLowerCase() === `http://${host}`.toLowerCase();
}
