import { reportError } from '@adviser-widgets/core';
import { looksMangled, type Placeholder, type Problem, type Repair, type RuntimeDefinition } from '@adviser-widgets/widget';

// A page whose markup is in order never fetches what repairs and explains it.
const loadMarkup = () => import('@adviser-widgets/markup');

/** Loads what repairs the attributes of `element`, where they look mangled. Where that fails they are read as they are. */
export function loadRepair(element: Element): Promise<Repair | undefined> | undefined {
  return looksMangled(element) ? loadMarkup().then(({ repair }) => repair, () => undefined) : undefined;
}

/** Reports what an editor should fix in a placeholder. */
export function reportProblems(placeholder: Placeholder, definition: RuntimeDefinition, problems: readonly Problem[]): void {
  loadMarkup().then(({ report }) => report(placeholder, definition, problems)).catch(reportError);
}

/** Reports a placeholder whose name no widget has. */
export function reportUnknownName(placeholder: Placeholder, names: readonly string[]): void {
  loadMarkup().then(({ reportUnknownWidget }) => reportUnknownWidget(placeholder, names)).catch(reportError);
}
