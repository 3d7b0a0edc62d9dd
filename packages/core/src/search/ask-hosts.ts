import { liteClient } from 'algoliasearch/lite';
import type { Config } from '../config/config.ts';
import { RequestError } from '../http/request-error.ts';
import { requestOptions } from '../http/request-options.ts';
import { withoutPrototype } from '../values/records.ts';
import { toJson } from '../values/to-json.ts';
import { countAvailable, failedHosts, type SearchHost } from './search-hosts.ts';
import type { SearchQuery } from './search-queries.ts';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;
type HostRequest = Parameters<Requester['send']>[0];

/** Asks the hosts one after the other, until one answers. */
export type AskHosts = (queries: readonly SearchQuery[], signal: AbortSignal) => Promise<unknown>;

/** One search, whichever hosts it has asked. */
interface Call {
  /** The client's own text is wrong where prototype.js 1.6 has given arrays a `toJSON`. */
  readonly body: string;
  /** The caller's: cancels everything, and no host counts as failed. */
  readonly signal: AbortSignal;
  /** All hosts together: the current one counts as failed, and no other is tried. */
  readonly deadline: AbortSignal;
  /** How many the client has not asked yet. */
  hostsLeft: number;
  /** Of the host that was asked last. */
  outcome: Outcome;
}

interface Outcome {
  readonly status: number;
  readonly isTimedOut: boolean;
}

/** Milliseconds for all hosts together: visitors who type do not wait longer. */
const limitMs = 4000;

/** The client gives later hosts up to six seconds, which would use up the overall limit. The last one gets what is left. */
const maxWaitMs = 2000;

/** Names the call in what the client passes on, which is no signal; it is not sent. */
const callHeader = 'call';

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

/** Creates the vendor's client. `searchWithHTTPInfo` keeps no answers. */
export function createAskHosts({ search }: Config, hosts: readonly SearchHost[] | undefined): AskHosts {
  const calls = new Map<string, Call>();
  let count = 0;
  const client = liteClient(search.appId, search.apiKey, {
    ...clientOptions,
    ...(hosts && { hosts: [...hosts] }),
    requester: {
      send({ headers: { [callHeader]: id = '', ...headers }, ...request }) {
        const call = calls.get(id);
        if (!call) throw new RequestError('timeout', 'The search has ended');
        return askHost({ ...request, headers }, call);
      },
    },
  });
  return async (queries, signal) => {
    const id = String(count++);
    const requests = queries.map(({ request }) => request);
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), limitMs);
    const call: Call = {
      body: toJson({ requests }),
      signal,
      deadline: deadline.signal,
      hostsLeft: countAvailable(client.transporter.hosts),
      outcome: { status: 0, isTimedOut: false },
    };
    calls.set(id, call);
    try {
      const options = withoutPrototype({ headers: { [callHeader]: id } });
      return (await client.searchWithHTTPInfo<unknown>({ requests }, options)).data;
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof RequestError ? error : toRequestError(call.outcome);
    } finally {
      clearTimeout(timer);
      calls.delete(id);
    }
  };
}

async function askHost({ url, method, headers, ...limits }: HostRequest, call: Call) {
  const { body, signal, deadline } = call;
  if (deadline.aborted) throw new RequestError('timeout', 'The search was not answered in time');
  const isLast = --call.hostsLeft <= 0;
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  signal.addEventListener('abort', stop);
  deadline.addEventListener('abort', stop);
  let timer = setTimeout(stop, isLast ? limitMs : Math.min(limits.connectTimeout, maxWaitMs));
  try {
    signal.throwIfAborted();
    const response = await fetch(url, requestOptions({ method, headers, body, signal: attempt.signal }));
    clearTimeout(timer);
    timer = setTimeout(stop, isLast ? limitMs : limits.responseTimeout);
    const content = await response.text();
    call.outcome = { status: response.status, isTimedOut: false };
    return { ...call.outcome, content };
  } catch {
    signal.throwIfAborted();
    call.outcome = { status: 0, isTimedOut: attempt.signal.aborted };
    if (navigator.onLine === false)
      throw new RequestError('offline', 'The search failed: the browser is offline');
    return { ...call.outcome, content: '' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    deadline.removeEventListener('abort', stop);
  }
}

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
