/** What has to hold, and whether it does. `look` if only the owner can see what is stored. */
export interface Point {
  readonly call: string;
  readonly point: string;
  readonly result: 'holds' | 'fails' | 'look' | 'not checked';
  /** What is wrong and what to do; '' if it holds. */
  readonly message: string;
}

/** Adds to a problem, if there is one, what to do about it. */
export function hint(problem: string, advice: string): string {
  return problem && advice ? `${problem}; ${advice}` : problem;
}
