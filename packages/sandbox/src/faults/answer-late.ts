import type { RequestHandler } from 'express';

/** Milliseconds that a late answer is late by, at random between the two; the search gives a host one second (spec section 9). */
const lateness = { least: 100, most: 800 };

/**
 * Takes its time with a share of the requests, from 0 to 1, at random: what rests on an order that nothing keeps falls
 * then. What tests and people set under `/__sandbox` is never late.
 */
export function answerLate(share: number): RequestHandler {
  const { least, most } = lateness;
  return (request, _response, next) => {
    if (Math.random() >= share || request.path.startsWith('/__sandbox')) return next();
    setTimeout(next, least + Math.random() * (most - least));
  };
}
