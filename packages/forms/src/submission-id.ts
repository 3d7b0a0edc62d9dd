import { randomId } from '@adviser-widgets/core';

/** Milliseconds after which an unsent lead is a new one (row 21), and its draft is forgotten. */
export const leadLifetime = 30 * 60 * 1000;

/** The id of one lead across all its attempts, and how many there were. */
export interface SubmissionId {
  /** The current id; a new one after success, reset, or 30 minutes. */
  current(): string;
  /** Counts one more attempt; 1 for the first. */
  countAttempt(): number;
  renew(): void;
}

/** Keeps the id by which the API recognises a repeated lead (R3); goes on with the one of a draft. */
export function createSubmissionId(kept = { id: '', savedAt: 0 }, now: () => number = Date.now): SubmissionId {
  let id = kept.id;
  let since = kept.savedAt;
  let attempts = 0;
  const start = (newId: string, time: number) => {
    id = newId;
    since = time;
    attempts = 0;
  };
  return {
    current() {
      if (!id || now() - since > leadLifetime) start(randomId(), now());
      return id;
    },
    countAttempt: () => ++attempts,
    renew: () => start('', 0),
  };
}
