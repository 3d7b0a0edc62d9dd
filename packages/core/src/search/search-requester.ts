import type { liteClient } from 'algoliasearch/lite';
import { RequestError } from '../http/request-error.ts';
import { requestOptions } from '../http/request-options.ts';

export type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

export interface Outcome {
  readonly status: number;
  readonly isTimedOut: boolean;
}

interface Sending {
  /** The client's own text is wrong where prototype.js 1.6 has given arrays a `toJSON`. */
  readonly body: string;
  /** The caller's: cancels everything, and no host counts as failed. */
  readonly signal: AbortSignal;
  /** All hosts together: the current one counts as failed, and no other is tried. */
  readonly deadline: AbortSignal;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** The client gives later hosts up to six seconds, which would use up the overall limit. */
const maxWaitMs = 2000;

export function searchRequester({ body, signal, deadline, onOutcome }: Sending): Requester {
  return {
    async send({ url, method, headers, connectTimeout, responseTimeout }) {
      if (deadline.aborted) throw new RequestError('timeout', 'The search was not answered in time');
      const attempt = new AbortController();
      const stop = () => attempt.abort();
      signal.addEventListener('abort', stop);
      deadline.addEventListener('abort', stop);
      let timer = setTimeout(stop, Math.min(connectTimeout, maxWaitMs));
      let outcome: Outcome = { status: 0, isTimedOut: false };
      try {
        signal.throwIfAborted();
        const options = requestOptions({ method, headers, body, signal: attempt.signal });
        const response = await fetch(url, options);
        clearTimeout(timer);
        timer = setTimeout(stop, responseTimeout);
        const content = await response.text();
        outcome = { status: response.status, isTimedOut: false };
        return { ...outcome, content };
      } catch {
        signal.throwIfAborted();
        outcome = { status: 0, isTimedOut: attempt.signal.aborted };
        if (navigator.onLine === false)
          throw new RequestError('offline', 'The search failed: the browser is offline');
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
