import express, { type Request, type RequestHandler } from 'express';
import type { Tokens } from '../captcha/tokens.ts';
import { problem } from '../check-fields.ts';
import type { Records } from '../records.ts';
import { refuse } from '../refusal.ts';
import { checkLead } from './check-lead.ts';
import { leadEndpoints, type LeadEndpoint } from './lead-endpoints.ts';
import { readBody, takeBody } from './read-body.ts';

interface LeadParts {
  readonly records: Records;
  readonly tokens: Tokens;
}

/** `POST /{brand}/lead`, `/{brand}/call-centre` and `/{brand}/recruitment` (spec section 7). */
export function leadRoutes(parts: LeadParts): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  const endpoints = Object.keys(leadEndpoints) as LeadEndpoint[]; // its own keys
  for (const endpoint of endpoints) router.post(`/:brand/${endpoint}`, takeBody, receiveLead(endpoint, parts));
  return router;
}

function receiveLead(endpoint: LeadEndpoint, { records, tokens }: LeadParts): RequestHandler {
  return async (request, response) => {
    const body = await readBody(request, leadEndpoints[endpoint]);
    if ('errors' in body) return refuse(response, body.errors);
    const { encoding, contentType, fields } = body;
    const errors = [
      ...checkQuery(request),
      ...checkLead({ endpoint, encoding, body: fields }),
      ...checkToken(fields.captcha, tokens),
    ];
    if (errors.length > 0) return refuse(response, errors);
    const { id, attempts } = records.add({
      kind: endpoint,
      path: request.baseUrl + request.path,
      contentType,
      headers: request.headers,
      fields,
      submissionId: String(fields.SubmissionId),
    });
    response.status(attempts === 1 ? 201 : 200).json({ ok: true, id, attempts });
  };
}

/** Addresses end up in logs: nothing of a lead belongs there. */
function checkQuery({ originalUrl }: Request): string[] {
  const start = originalUrl.indexOf('?');
  return start === -1 ? [] : [problem('query', 'none in the address', originalUrl.slice(start))];
}

/** A token is used up by a refused lead too, as the vendor's check would. A missing one is named already. */
function checkToken(token: unknown, tokens: Tokens): string[] {
  if (typeof token !== 'string' || token === '') return [];
  const reason = tokens.use(token);
  return reason === undefined ? [] : [`captcha: ${reason}`];
}
