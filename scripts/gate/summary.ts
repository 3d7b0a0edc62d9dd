import type { Outcome } from './run-step.ts';

/** For example `✓ unit      12.4 s  512 passed`. */
export function stepLine({ name, seconds, counts, problem }: Outcome): string {
  const mark = problem === undefined ? '✓' : '✗';
  const tests = counts && `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  const notes = [tests, problem].filter((note) => note !== undefined).join('; ');
  return `${mark} ${name.padEnd(10)}${seconds.toFixed(1).padStart(7)} s  ${notes}`.trimEnd();
}

/** A check that broke outside its tests counts as one failure: a failed gate never reports "0 failed". */
export function totalLine(outcomes: readonly Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const passed = sum(({ counts }) => counts?.passed ?? 0);
  const failed = sum(failures);
  const skipped = sum(({ counts }) => counts?.skipped ?? 0);
  return `Total: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function failures({ counts, problem }: Outcome): number {
  return Math.max(counts?.failed ?? 0, problem === undefined ? 0 : 1);
}
