import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { tooLarge } from '../body-size.ts';
import { refuse } from '../refusal.ts';
import { maxBytes, readBeacon } from './beacon.ts';
import type { Beacons } from './beacons.ts';

/** An example of what `reportUrl` points to: takes beacons of pages of any origin, and answers nothing of interest. */
export function collectorRoutes({ beacons }: { readonly beacons: Beacons }): RequestHandler {
  const router = express.Router();
  // Beacons are text, so browsers ask for no permission first.
  router.post('/beacons', express.text({ limit: maxBytes }), (request, response) => {
    const read = readBeacon(request.body);
    if (typeof read !== 'string') {
      beacons.add(read);
      return void response.status(204).end();
    }
    beacons.refuse(read);
    refuse(response, [read]);
  });
  router.use(countUnreadable(beacons));
  return router;
}

function countUnreadable(beacons: Beacons): ErrorRequestHandler {
  return (error: { type?: string }, _request, _response, next) => {
    beacons.refuse(error.type === 'entity.too.large' ? tooLarge(maxBytes, 'bytes') : 'body: cannot be read');
    next(error);
  };
}
