import express, { type RequestHandler } from 'express';
import * as v from 'valibot';
import { browserFiles, keepToOurOwn } from '../browser-files.ts';
import { problem, text } from '../check-fields.ts';
import { captchaSetting } from '../captcha/captcha-switch.ts';
import type { Tokens } from '../captcha/tokens.ts';
import type { Beacons } from '../collector/beacons.ts';
import { livePage } from '../collector/live-page.ts';
import { faultSetting } from '../faults/fault-setting.ts';
import { mapsSetting } from '../maps/maps-switch.ts';
import { reasonsOf } from '../reasons.ts';
import { recordKinds } from '../records.ts';
import { refuse } from '../refusal.ts';
import { takeJson } from '../take-json.ts';
import { configFor } from './config.ts';
import { streamState, type StateParts } from './events.ts';
import { keepOthersOut } from './keep-others-out.ts';

interface ControlParts extends StateParts {
  readonly tokens: Tokens;
  readonly beacons: Beacons;
}

export function controlRoutes(parts: ControlParts): RequestHandler {
  const { records, captcha, maps, faults, tokens, beacons } = parts;
  const router = express.Router();
  router.use(keepOthersOut, neverStore, takeJson());
  router.get('/health', (_request, response) => void response.json({ ok: true }));
  router.get('/config.json', (request, response) => void response.json(configFor(request)));
  router.get('/records', (request, response) => {
    const query = v.safeParse(recordsQuery, request.query);
    if (!query.success) return refuse(response, reasonsOf(query.issues));
    response.json(records.list(query.output.kind, query.output.limit));
  });
  router.delete('/records', act(records.clear));
  router.get('/beacons', (_request, response) => void response.json(beacons.list()));
  router.delete('/beacons', act(beacons.clear));
  router.get('/live', keepToOurOwn, livePage(beacons));
  router.get('/faults', (_request, response) => void response.json(faults.list()));
  router.post('/faults', set(faultSetting, faults.add));
  router.delete('/faults', act(faults.clear));
  router.put('/captcha', set(captchaSetting, captcha.set));
  router.put('/maps', set(mapsSetting, maps.set));
  router.post('/captcha-token', (_request, response) => void response.json({ token: tokens.issue() }));
  router.get('/events', streamState(parts));
  router.use(browserFiles('page'));
  return router;
}

const neverStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

const recordsQuery = v.object({
  kind: v.optional(v.picklist(recordKinds, `one of ${recordKinds.join(', ')}`)),
  limit: v.optional(
    v.pipe(
      text('a whole number from 1 to 999999', (value) => /^[1-9]\d{0,5}$/.test(value)),
      v.transform(Number),
    ),
  ),
});

function set<Schema extends v.GenericSchema>(
  schema: Schema,
  apply: (setting: v.InferOutput<Schema>) => void,
): RequestHandler {
  return (request, response) => {
    const contentType = request.get('Content-Type');
    if (!/^application\/json\b/i.test(contentType ?? ''))
      return refuse(response, [problem('Content-Type', 'application/json', contentType)]);
    const { success, output, issues } = v.safeParse(schema, request.body);
    if (!success) return refuse(response, reasonsOf(issues));
    apply(output);
    response.status(204).end();
  };
}

function act(action: () => void): RequestHandler {
  return (_request, response) => {
    action();
    response.status(204).end();
  };
}
