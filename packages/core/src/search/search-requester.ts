import type { liteClient } from 'algoliasearch/lite';
import { RequestError } from '../http/request.ts';
import { withoutPrototype } from '../values/records.ts';

export type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/** What the last host that was asked did; status 0 where it gave no answer. */
export interface Outcome {
  readonly status: number;
  readonly isTimedOut: boolean;
}

interface Limits {
  /** The caller's: ends everything, and no host is blamed. */
  readonly signal: AbortSignal;
  /** The overall time limit (H13): blames the host that is being asked, and no other is asked. */
  readonly deadline: AbortSignal;
  /** Told of every outcome. */
  readonly onOutcome: (outcome: Outcome) => void;
}

/**
 * Milliseconds until the first byte, at most. The client allows each further host more, up to six seconds: slow
 * networks need that, but the overall limit should see more than one of them.
 */
const longestWait = 2000;

/** Asks a host by `fetch`, within the limits of one search. The vendor's requester knows no end but its own. */
export function searchRequester({ signal, deadline, onOutcome }: Limits): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      if (deadline.aborted) throw new RequestError('timeout', 'The search was not answered in time');
      const attempt = new AbortController();
      const stop = () => attempt.abort();
      signal.addEventListener('abort', stop);
      deadline.addEventListener('abort', stop);
      let timer = setTimeout(stop, Math.min(connectTimeout, longestWait));
      let outcome: Outcome = { status: 0, isTimedOut: false };
      try {
        signal.throwIfAborted();
        // Without a prototype, as fetch also reads what the page's scripts put on Object.prototype. The client
        // compresses nothing, so the body is a text.
        const options = withoutPrototype({ method, headers, body: data as string, signal: attempt.signal });
        const response = await fetch(url, options);
        clearTimeout(timer);
        timer = setTimeout(stop, responseTimeout);
        const content = await response.text();
        outcome = { status: response.status, isTimedOut: false };
        return { ...outcome, content };
      } catch {
        signal.throwIfAborted();
        outcome = { status: 0, isTimedOut: attempt.signal.aborted };
        if (navigator.onLine === false) throw new RequestError('offline', 'The search failed: the browser is offline');
        return { ...outcome, content: '' };
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        deadline.removeEventListener('abort', stop);
        onOutcome(outcome);
      }
    },
  };
}
