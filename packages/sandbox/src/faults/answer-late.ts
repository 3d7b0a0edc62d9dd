import type { RequestHandler } from 'express';

/** Milliseconds; the search gives a host one second. */
const lateness = { least: 100, most: 800 };

/** Exposes code that relies on an order that nothing guarantees. */
export function answerLate(share: number): RequestHandler {
  const { least, most } = lateness;
  return (request, _response, next) => {
    if (Math.random() >= share || request.path.startsWith('/__sandbox')) return next();
    setTimeout(next, least + Math.random() * (most - least));
  };
}
