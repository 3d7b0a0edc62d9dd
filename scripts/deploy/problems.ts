/** What is wrong with something, such as a file: `subject` and `cause` together are a sentence without its stop. */
export interface Problem {
  readonly subject: string;
  readonly cause: string;
}

/** One line for each cause, with one example. */
export function groupProblems(problems: readonly Problem[]): readonly string[] {
  const groups = new Map<string, Set<string>>();
  for (const { subject, cause } of problems) groups.set(cause, (groups.get(cause) ?? new Set()).add(subject));
  return [...groups].map(([cause, subjects]) => {
    const [first = ''] = subjects;
    return `${first} ${cause}${subjects.size > 1 ? ` (and ${subjects.size - 1} more)` : ''}`;
  });
}
