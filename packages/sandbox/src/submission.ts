import * as v from 'valibot';
import { text, type Fields, type Rules } from './check-fields.ts';
import type { Encoding } from './read-body.ts';
import type { KnownRecord } from './records.ts';
import { isWrittenOut } from './text-rules.ts';

interface Submission {
  readonly submissionId: string | null;
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

/** A page may leave out the revision. */
export function submissionRules(encoding: Encoding): Rules {
  return { SubmissionId: id, SubmissionRevision: v.optional(encoding === 'json' ? number : digits) };
}

export function submissionOf({ SubmissionId, SubmissionRevision = 1 }: Fields): Submission {
  return {
    submissionId: typeof SubmissionId === 'string' ? SubmissionId : null,
    revision: Number(SubmissionRevision),
  };
}

/** Browsers resend a request when a connection breaks, with its token, which has been used by then (R59). */
export function isRepeat(fields: Fields, { revision }: Submission, known: KnownRecord | undefined): boolean {
  return known?.revision === revision && contentOf(fields) === contentOf(known.fields);
}

function contentOf(fields: unknown): string {
  return JSON.stringify({ ...Object(fields), captcha: undefined });
}

function isRevision(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}
