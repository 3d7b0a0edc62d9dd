import express, { type RequestHandler } from 'express';
import type { Tokens } from '../captcha/tokens.ts';
import { receiveCall, type Call } from '../receive-call.ts';
import type { Records } from '../records.ts';
import { checkLead } from './check-lead.ts';
import { leadEndpoints, type LeadEndpoint } from './lead-endpoints.ts';

interface LeadParts {
  readonly records: Records;
  readonly tokens: Tokens;
}

export function leadRoutes({ records, tokens }: LeadParts): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  const endpoints = Object.keys(leadEndpoints) as LeadEndpoint[]; // its own keys
  for (const endpoint of endpoints) {
    router.post(`/:brand/${endpoint}`, receiveCall(leadCall(endpoint, tokens), records));
  }
  return router;
}

function leadCall(endpoint: LeadEndpoint, tokens: Tokens): Call {
  return {
    kind: endpoint,
    encodings: leadEndpoints[endpoint],
    check: ({ encoding, fields }) => [
      ...checkLead({ endpoint, encoding, body: fields }),
      ...checkToken(fields.captcha, tokens),
    ],
  };
}

/** A refused lead uses up its token too, like the vendor's check. */
function checkToken(token: unknown, tokens: Tokens): string[] {
  if (typeof token !== 'string' || token === '') return [];
  const reason = tokens.use(token);
  return reason === undefined ? [] : [`captcha: ${reason}`];
}
