import { reportError, withTimeout } from '@adviser-widgets/core/internal';
import type { Placeholder, Problem, RuntimeDefinition } from '@adviser-widgets/widget';
import { looksMangled, type Repair } from '@adviser-widgets/widget/internal';

/** Loads the code that repairs and explains markup, which pages with correct markup never fetch. */
export const loadMarkup = () => import('@adviser-widgets/markup');

/** If `repair` can't be loaded in time, the attributes are read as they are. */
export function loadRepair(element: Element): Promise<Repair | undefined> | undefined {
  if (!looksMangled(element)) return undefined;
  return withTimeout(loadMarkup()).then(
    ({ repair }) => repair,
    () => undefined,
  );
}

/** Reports problems of a placeholder. A brand that is missing may be on a tag that was not found. */
export function reportProblems(
  placeholder: Placeholder,
  definition: RuntimeDefinition,
  problems: readonly Problem[],
  isTagFound: boolean,
): void {
  const withCause = (problem: Problem): Problem =>
    problem.kind === 'brand' && !isTagFound ? { ...problem, kind: 'tag' } : problem;
  explain(({ report }) => report(placeholder, definition, problems.map(withCause)));
}

export function reportUnknownName(placeholder: Placeholder, names: readonly string[]): void {
  explain(({ reportUnknownWidget }) => reportUnknownWidget(placeholder, names));
}

function explain(say: (markup: Awaited<ReturnType<typeof loadMarkup>>) => void): void {
  loadMarkup().then(say).catch(reportError);
}
