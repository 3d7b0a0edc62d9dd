import * as v from 'valibot';
import { text, type Fields, type Rules } from './check-fields.ts';
import type { Encoding } from './read-body.ts';
import { isWrittenOut } from './text-rules.ts';

/** What identifies a repeated submission. */
interface Submission {
  /** Null if the call has none. */
  readonly submissionId: string | null;
  /** Revision of the submission's content, counted from 1. */
  readonly revision: number;
}

/** Rejects unpaired surrogates, which can't be stored: ids that differ only in one would become equal. */
const id = text(
  '1 to 64 characters',
  (value) => value.trim() !== '' && value.length <= 64 && !/\p{Cs}/u.test(value) && !isWrittenOut(value),
);
const wholeNumber = 'a whole number from 1';
const number = v.pipe(v.number(wholeNumber), v.check(isRevision, wholeNumber));
const digits = text(
  `the digits of ${wholeNumber}`,
  (value) => /^[1-9]\d*$/.test(value) && isRevision(Number(value)),
);

/**
 * Rules of the two fields that identify a submission and its revision (R17); a page may leave out the second.
 */
export function submissionRules(encoding: Encoding): Rules {
  return { SubmissionId: id, SubmissionRevision: v.optional(encoding === 'json' ? number : digits) };
}

/** Returns the submission of a checked body; the revision defaults to 1. */
export function submissionOf({ SubmissionId, SubmissionRevision = 1 }: Fields): Submission {
  return {
    submissionId: typeof SubmissionId === 'string' ? SubmissionId : null,
    revision: Number(SubmissionRevision),
  };
}

function isRevision(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}
