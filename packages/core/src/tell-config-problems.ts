import type { ConfigGroup } from './config-keys.ts';
import { describeConfigProblem } from './describe-config-problem.ts';
import { describeUnknownKey } from './describe-unknown-key.ts';
import type { ConfigProblem } from './read-config.ts';

/** The console, as log.ts writes to it. */
interface Log {
  reportError(message: string): void;
  warn(message: string): void;
}

/** Each value that does not fit is an error, each name that is no key a warning. `keys` is the table of all keys. */
export function tellConfigProblems(problems: readonly ConfigProblem[], keys: ConfigGroup, { reportError, warn }: Log): void {
  for (const problem of problems) {
    if ('given' in problem) reportError(describeConfigProblem(problem, keys));
    else tellUnknown(describeUnknownKey(problem.path, keys), warn);
  }
}

function tellUnknown(sentence: string | undefined, warn: Log['warn']): void {
  if (sentence) warn(sentence);
}
