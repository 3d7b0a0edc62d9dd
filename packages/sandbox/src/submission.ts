import * as v from 'valibot';
import { text, type Fields, type Rules } from './check-fields.ts';
import type { Encoding } from './read-body.ts';
import { isWrittenOut } from './text-rules.ts';

/** What a submission is known by when it comes again. */
interface Submission {
  /** Null where the call carries none. */
  readonly submissionId: string | null;
  /** Which content of the submission this is, counted from 1. */
  readonly revision: number;
}

/** Half a surrogate pair cannot be stored: two ids that differ in one alone would become the same. */
const id = text('1 to 64 characters', (value) => value.trim() !== '' && value.length <= 64 && !/\p{Cs}/u.test(value) && !isWrittenOut(value));
const wholeNumber = 'a whole number from 1';
const number = v.pipe(v.number(wholeNumber), v.check(isRevision, wholeNumber));
const digits = text(`the digits of ${wholeNumber}`, (value) => /^[1-9]\d*$/.test(value) && isRevision(Number(value)));

/** The rules of the two fields that name a submission and its content (R17); a page may leave the second out. */
export function submissionRules(encoding: Encoding): Rules {
  return { SubmissionId: id, SubmissionRevision: v.optional(encoding === 'json' ? number : digits) };
}

/** The submission that a checked body belongs to; without a revision it is the first. */
export function submissionOf({ SubmissionId, SubmissionRevision = 1 }: Fields): Submission {
  return { submissionId: typeof SubmissionId === 'string' ? SubmissionId : null, revision: Number(SubmissionRevision) };
}

function isRevision(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}
