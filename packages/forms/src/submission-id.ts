import { randomId } from '@adviser-widgets/core';

/** Minutes after which an unsent lead is a new one (row 21). */
const lifetime = 30 * 60 * 1000;

/** The id of one lead across all its attempts, and how many there were. */
export interface SubmissionId {
  /** The current id; a new one after success, reset, or 30 minutes. */
  current(): string;
  /** Counts one more attempt; 1 for the first. */
  countAttempt(): number;
  renew(): void;
}

/** Keeps the id by which the API recognises a repeated lead (R3). */
export function createSubmissionId(now: () => number = Date.now): SubmissionId {
  let id = '';
  let since = 0;
  let attempts = 0;
  return {
    current() {
      if (!id || now() - since > lifetime) start();
      return id;
    },
    countAttempt: () => ++attempts,
    renew: () => (id = ''),
  };

  function start(): void {
    id = randomId();
    since = now();
    attempts = 0;
  }
}
