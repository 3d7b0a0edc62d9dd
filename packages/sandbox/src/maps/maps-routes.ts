import express, { type RequestHandler } from 'express';
import { browserFiles } from '../browser-files.ts';
import type { Connections } from '../faults/connections.ts';
import { answerAddress } from './find-place.ts';
import type { MapsMode, MapsSwitch } from './maps-switch.ts';

interface MapsParts {
  readonly maps: MapsSwitch;
  readonly connections: Connections;
}

const refusals: Partial<Record<MapsMode, string>> = {
  denied: 'REQUEST_DENIED',
  'over-limit': 'OVER_QUERY_LIMIT',
  'unknown-error': 'UNKNOWN_ERROR',
};

export function mapsRoutes({ maps, connections }: MapsParts): RequestHandler {
  const takeWhen = (isMeant: (mode: MapsMode) => boolean) =>
    isMeant(maps.state().mode) && Boolean(maps.take());
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/api.js', (request, _response, next) => {
    if (takeWhen((mode) => mode === 'block')) connections.break(request);
    else next();
  });
  router.get('/geocode', (request, response) => {
    const { key, address } = request.query;
    const refusal = key ? refusals[maps.state().mode] : 'REQUEST_DENIED';
    if (refusal && key) maps.take();
    response.json(refusal ? { status: refusal } : answerAddress(String(address)));
  });
  router.get('/key', (request, response) => {
    const isRefused = takeWhen((mode) => mode === 'auth-failure');
    response.json({ isGood: Boolean(request.query.key) && !isRefused });
  });
  router.use(browserFiles('maps'));
  return router;
}
