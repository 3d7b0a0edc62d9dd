import type { Call } from '../answer-call.ts';
import type { Tokens } from '../captcha/tokens.ts';
import { checkLead } from './check-lead.ts';
import { leadEndpoints, type LeadEndpoint } from './lead-endpoints.ts';

/** The calls of the lead forms, by their paths. */
export function leadCalls(tokens: Pick<Tokens, 'use'>): Readonly<Record<string, Call>> {
  const endpoints = Object.keys(leadEndpoints) as LeadEndpoint[]; // its own keys
  return Object.fromEntries(endpoints.map((endpoint) => [`/:brand/${endpoint}`, leadCall(endpoint, tokens)]));
}

function leadCall(endpoint: LeadEndpoint, tokens: Pick<Tokens, 'use'>): Call {
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
function checkToken(token: unknown, tokens: Pick<Tokens, 'use'>): string[] {
  if (typeof token !== 'string' || token === '') return [];
  const reason = tokens.use(token);
  return reason === undefined ? [] : [`captcha: ${reason}`];
}
