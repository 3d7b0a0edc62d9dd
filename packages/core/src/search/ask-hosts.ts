import { liteClient } from 'algoliasearch/lite';
import type { Config } from '../config/config.ts';
import { RequestError } from '../http/request-error.ts';
import { withoutPrototype } from '../values/records.ts';
import { toJson } from '../values/to-json.ts';
import { failedHosts } from './failed-hosts.ts';
import type { SearchHost } from './search-hosts.ts';
import type { SearchQuery } from './search-queries.ts';
import { searchRequester, type Outcome } from './search-requester.ts';

interface Asking {
  readonly config: Config;
  readonly hosts: readonly SearchHost[] | undefined;
  readonly signal: AbortSignal;
}

/** Milliseconds for all hosts together: visitors who type do not wait longer. */
const limitMs = 4000;

export async function askHosts(
  queries: readonly SearchQuery[],
  { config, hosts, signal }: Asking,
): Promise<unknown> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), limitMs);
  let last: Outcome = { status: 0, isTimedOut: false };
  const requests = queries.map(({ request }) => request);
  const requester = searchRequester({
    body: toJson({ requests }),
    signal,
    deadline: deadline.signal,
    onOutcome: (outcome) => (last = outcome),
  });
  try {
    // One client per search, so that cancelling one cancels no other. `searchWithHTTPInfo` keeps no answers.
    const { appId, apiKey } = config.search;
    const client = liteClient(appId, apiKey, {
      ...clientOptions,
      ...(hosts && { hosts: [...hosts] }),
      requester,
    });
    const { data } = await client.searchWithHTTPInfo<unknown>({ requests }, withoutPrototype({}));
    return data;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof RequestError ? error : toRequestError(last);
  } finally {
    clearTimeout(timer);
  }
}

/** Credentials in a header would need a preflight. Hosts that limit our rate are not waited for. */
const clientOptions = {
  authMode: 'WithinQueryParameters' as const,
  algoliaAgents: [],
  timeouts: { connect: 1000, read: 2000, write: 30_000 },
  hostsCache: failedHosts,
  maxRateLimitRetries: 0,
  compress: undefined,
  compression: undefined,
  requestIdChannel: undefined,
};

const hints: Readonly<Record<number, string>> = {
  400: '; check search.adviserFilter in the configuration',
  403: '; check search.appId and search.apiKey in the configuration',
  404: '; check search.pagesIndex and search.blogIndex in the configuration',
};

/** The client's own errors quote the key and what was typed. */
function toRequestError({ status, isTimedOut }: Outcome): RequestError {
  if (isTimedOut) return new RequestError('timeout', 'The search was not answered in time');
  if (status === 0) return new RequestError('network', 'The search failed: no host could be reached');
  if (status < 300)
    return new RequestError('http', 'The search answered something that is not JSON', { status });
  const kind = status >= 400 && status < 500 ? 'refused' : 'http';
  return new RequestError(kind, `The search answered ${status}${hints[status] ?? ''}`, { status });
}
