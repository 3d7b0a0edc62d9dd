import type { RequestHandler } from 'express';

/** Range of the random delay in milliseconds; the search gives a host one second (spec section 9). */
const lateness = { least: 100, most: 800 };

/**
 * Delays a random share of requests, from 0 to 1, to expose code that relies on an order that nothing
 * guarantees. Requests under `/__sandbox` are never late.
 */
export function answerLate(share: number): RequestHandler {
  const { least, most } = lateness;
  return (request, _response, next) => {
    if (Math.random() >= share || request.path.startsWith('/__sandbox')) return next();
    setTimeout(next, least + Math.random() * (most - least));
  };
}
