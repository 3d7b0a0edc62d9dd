import { reportError } from '@adviser-widgets/core/internal';
import type { Placeholder, Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import type { Entry } from '../entries.ts';

/** Loads the code that repairs and explains markup, which pages with correct markup never fetch. */
export const loadMarkup = () => import('@adviser-widgets/markup');

/** Reports problems of a placeholder, and notes whether one is that the configuration has no brand, which may come late. */
export function reportProblems(
  entry: Entry,
  definition: RuntimeDefinition,
  problems: readonly Problem[],
  isTagFound: boolean,
): void {
  if (problems.some(isBrand)) entry.lacksBrand = true;
  const withCause = (problem: Problem): Problem =>
    isBrand(problem) && !isTagFound ? { ...problem, kind: 'tag' } : problem;
  explain(({ report }) => report(entry.placeholder, definition, problems.map(withCause)));
}

export function reportUnknownName(placeholder: Placeholder, names: readonly string[]): void {
  explain(({ reportUnknownWidget }) => reportUnknownWidget(placeholder, names));
}

function explain(say: (markup: Awaited<ReturnType<typeof loadMarkup>>) => void): void {
  loadMarkup().then(say).catch(reportError);
}

function isBrand({ kind }: Problem): boolean {
  return kind === 'brand';
}
