import * as v from 'valibot';
import { problem } from './check-fields.ts';

/** A schema's message completes the sentence "expected …". */
export function reasonsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const value = issue.path ? issue.path.at(-1)?.value : issue.input;
    return problem(v.getDotPath(issue) ?? 'body', issue.message, value);
  });
}

/** What the required key should be, or that a key is unknown. */
export function keyMessage(required: string) {
  return ({ expected }: v.BaseIssue<unknown>): string => (expected === 'never' ? 'no such key' : required);
}

export const countFromOne = numberThat(
  'a whole number from 1',
  (value) => Number.isInteger(value) && value >= 1,
);

/** `expected` completes the sentence "expected …". */
export function numberThat(expected: string, fits: (value: number) => boolean) {
  return v.pipe(
    v.number(expected),
    v.check((value) => fits(value), expected),
  );
}
