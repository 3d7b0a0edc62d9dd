import express, { type RequestHandler } from 'express';
import * as v from 'valibot';
import { browserFiles } from '../browser-files.ts';
import { fieldsByName, problem } from '../check-fields.ts';
import type { Records } from '../records.ts';
import { refuse } from '../refusal.ts';
import { takeJson } from '../take-json.ts';
import { checkCall } from './check-call.ts';

export function analyticsRoutes({ records }: { readonly records: Records }): RequestHandler {
  const router = express.Router();
  router.post('/calls', takeCall, (request, response) => {
    const { success, output: call, issues } = v.safeParse(fieldsByName, request.body);
    if (!success) return refuse(response, [problem('body', issues[0].message, request.body)]);
    const errors = checkCall(call);
    if (errors.length > 0) return refuse(response, errors);
    const { id } = records.add({
      kind: 'analytics',
      path: request.baseUrl + request.path,
      contentType: String(request.is(mediaTypes)),
      headers: request.headers,
      fields: call,
      submissionId: null,
      revision: 1,
    });
    response.status(201).json({ ok: true, id });
  });
  router.use(browserFiles('analytics'));
  return router;
}

/** Text needs no preflight, which might not finish when the visitor leaves the page. */
const mediaTypes = ['text/plain', 'application/json'];
const takeCall = takeJson({ type: mediaTypes, limit: '16kb' });
