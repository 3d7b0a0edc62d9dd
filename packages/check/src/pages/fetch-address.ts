import { request, type Answer, type RequestOptions, type Source } from './request.ts';

interface FetchOptions extends Pick<RequestOptions, 'max' | 'timeout' | 'isPrivate'> {
  readonly source: Source;
  /** The origin of the page that asks, if it is another: some servers send CORS headers only to those who name one. */
  readonly origin?: string | undefined;
}

/**
 * Fetches what an address holds.
 *
 * @throws {Error} whose message starts with the address, for any answer that is not this
 */
export async function fetchAddress(address: string, { origin, ...options }: FetchOptions): Promise<Answer> {
  const answer = await request(address, { ...options, ...(origin && { headers: { Origin: origin } }) });
  if (answer.status !== 200 && answer.status !== 203)
    throw new Error(`${address} answered ${answer.status}${meaningOf(answer)}`);
  return answer;
}

const personOnly =
  'it asks whether you are a robot; have it let the checker in, or check a file with the page';

/** Whether a firewall has answered in place of the page. */
function asksForPerson(headers: Answer['headers']): boolean {
  return 'cf-mitigated' in headers || 'x-amzn-waf-action' in headers;
}

/** What helps more than the number. */
function meaningOf({ status, headers }: Answer): string {
  if (asksForPerson(headers)) return `: ${personOnly}`;
  if (status === 204 || status === 205) return ', without any content';
  if (status === 206) return ', with a part of it only';
  if (status === 401 || status === 403)
    return `: the server lets in only those it knows; check a file with the page instead`;
  if (status === 429) return `: the server wants fewer requests; try again later`;
  return status >= 300 && status < 400 && !headers.location ? ', a redirect without an address' : '';
}
