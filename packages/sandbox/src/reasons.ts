import * as v from 'valibot';
import { problem } from './check-fields.ts';

/** One sentence per issue; a schema's message ends the sentence "expected …". */
export function reasonsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const value = issue.path ? issue.path.at(-1)?.value : issue.input;
    return problem(v.getDotPath(issue) ?? 'body', issue.message, value);
  });
}

/** Of an object with one key that is required: what that key should be, or that there is no such key. */
export function keyMessage(required: string) {
  return ({ expected }: v.BaseIssue<unknown>): string => (expected === 'never' ? 'no such key' : required);
}

/** A number from 1, as what a setting counts. */
export const countFromOne = numberThat('a whole number from 1', (value) => Number.isInteger(value) && value >= 1);

/** A rule for one number; `expected` ends the sentence "expected …". */
export function numberThat(expected: string, fits: (value: number) => boolean) {
  return v.pipe(
    v.number(expected),
    v.check((value) => fits(value), expected),
  );
}
