import express, { type RequestHandler } from 'express';
import type { Tokens } from '../captcha/tokens.ts';
import type { Records } from '../records.ts';
import { refuse } from '../refusal.ts';
import { checkLead, type ReceivedLead } from './check-lead.ts';
import { bodyParsers, readBody } from './read-body.ts';

interface LeadParts {
  readonly records: Records;
  readonly tokens: Tokens;
}

/** `POST /{brand}/lead` and `POST /{brand}/call-centre` (spec section 7). */
export function leadRoutes(parts: LeadParts): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.post('/:brand/lead', bodyParsers, receiveLead('lead', parts));
  router.post('/:brand/call-centre', bodyParsers, receiveLead('call-centre', parts));
  return router;
}

function receiveLead(endpoint: ReceivedLead['endpoint'], { records, tokens }: LeadParts): RequestHandler {
  return (request, response) => {
    const body = readBody(request);
    if (typeof body === 'string') return refuse(response, [body]);
    const { encoding, contentType, fields } = body;
    const errors = [...checkLead({ endpoint, encoding, body: fields }), ...checkToken(fields.captcha, tokens)];
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

/** A token is used up by a refused lead too, as the vendor's check would. A missing one is named already. */
function checkToken(token: unknown, tokens: Tokens): string[] {
  if (typeof token !== 'string' || token === '') return [];
  const reason = tokens.use(token);
  return reason === undefined ? [] : [`captcha: ${reason}`];
}
