import { request, type Answer } from '../pages/request.ts';
import type { Answered } from './send-call.ts';

interface CrossOriginAnswers {
  readonly accepted: Answered;
  readonly refused: Answered;
  /** Of a call that browsers ask about first; `undefined` if they do not. */
  readonly address: string | undefined;
}

/** Returns what keeps pages of `origin` from reading the answers; '' if they can. */
export async function corsProblem(
  { accepted, refused, address }: CrossOriginAnswers,
  origin: string,
): Promise<string> {
  const hidden = [
    ['an accepted request', accepted],
    ['a refused request', refused],
  ] as const;
  const found = hidden.find(([, { headers }]) => !isAllowed(headers, origin));
  if (found)
    return `the answer to ${found[0]} does not allow ${origin}, so browsers hide it; send Access-Control-Allow-Origin with every answer`;
  return address === undefined ? '' : preflightProblem(address, origin);
}

async function preflightProblem(address: string, origin: string): Promise<string> {
  const { status, headers } = await request(address, {
    redirects: 0,
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  if (status < 200 || status > 299) return `its preflight (OPTIONS) was answered ${status}; answer 204`;
  if (!isAllowed(headers, origin)) return `its preflight (OPTIONS) does not allow ${origin}`;
  const allowed = headers['access-control-allow-headers'] ?? '';
  return /(^|,)\s*(content-type|\*)\s*(,|$)/i.test(allowed)
    ? ''
    : 'its preflight (OPTIONS) does not allow Content-Type; send Access-Control-Allow-Headers: content-type';
}

function isAllowed(headers: Answer['headers'], origin: string): boolean {
  return ['*', origin].includes(headers['access-control-allow-origin'] ?? '');
}
