import { liteClient } from 'algoliasearch/lite';
import { type Config, RequestError } from '@adviser-widgets/core';
import { startDeadline, withoutPrototype } from '@adviser-widgets/core/internal';

import { failedHosts, type SearchHost } from './search-hosts.ts';
import type { SearchQuery } from './search-queries.ts';

/** Resolves with the answer of the first host that works. Rejects with the signal's reason, or with a `RequestError`. */
export type AskHosts = (queries: readonly SearchQuery[], signal: AbortSignal) => Promise<unknown>;

/** Milliseconds for all hosts together: visitors who type do not wait longer. */
const limitMs = 4000;

/** The vendor's client, with its own time-outs. `searchWithHTTPInfo` keeps no answers. */
export function createAskHosts({ search }: Config, hosts: readonly SearchHost[] | undefined): AskHosts {
  const client = liteClient(search.appId, search.apiKey, {
    hostsCache: failedHosts,
    maxRateLimitRetries: 0, // the visitor types on
    ...(hosts && { hosts: [...hosts] }),
  });
  return (queries, signal) =>
    new Promise((resolve, reject) => {
      const stop = startDeadline(limitMs, () => reject(toRequestError(timedOut)));
      signal.addEventListener('abort', () => reject(signal.reason as Error)); // the client cannot be stopped
      // As JSON it is a list also where prototype.js 1.6 has given arrays a `toJSON`.
      const requests = withoutPrototype(queries.map(({ request }) => request));
      client
        .searchWithHTTPInfo<unknown>({ requests }, withoutPrototype({}))
        .then(({ data }) => resolve(data))
        .catch((error: unknown) => reject(toRequestError(error)))
        .finally(stop);
    });
}

/** What the client's errors tell. Their messages quote the key and what was typed. */
interface ClientError {
  /** Of a host whose answer is not JSON. */
  readonly response?: HostAnswer;
  /** Of the hosts that failed, in order. */
  readonly stackTrace?: readonly { readonly response: HostAnswer }[];
}

interface HostAnswer {
  readonly status: number;
  readonly isTimedOut: boolean;
}

const timedOut: ClientError = { response: { status: 0, isTimedOut: true } };

const hints: Readonly<Record<number, string>> = {
  400: '; check search.adviserFilter in the configuration',
  403: '; check search.appId and search.apiKey in the configuration',
  404: '; check search.pagesIndex and search.blogIndex in the configuration',
};

function toRequestError(error: unknown): RequestError {
  const { response, stackTrace } = Object(error) as ClientError;
  const { status = 0, isTimedOut = false } = response ?? stackTrace?.at(-1)?.response ?? {};
  if (isTimedOut) return new RequestError('timeout', 'The search was not answered in time');
  if (status === 0 && navigator.onLine === false)
    return new RequestError('offline', 'The search failed: the browser is offline');
  if (status === 0) return new RequestError('network', 'The search failed: no host could be reached');
  if (status < 300)
    return new RequestError('http', 'The search answered something that is not JSON', { status });
  const kind = status >= 400 && status < 500 ? 'refused' : 'http';
  return new RequestError(kind, `The search answered ${status}${hints[status] ?? ''}`, { status });
}
