import type { Result, RunOptions } from 'axe-core';

/** All of WCAG 2.2 A and AA, target size, and best practices, outside frames. */
export const axeOptions = {
  iframes: false,
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
} satisfies RunOptions;

/** Returns a sentence for each element in which axe has found something. */
export function axeSentences(violations: readonly Result[]): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${id}: ${help}: ${html} ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}
