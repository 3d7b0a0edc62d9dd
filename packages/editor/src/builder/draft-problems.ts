import { asSentenceOfWidget, describeProblem, parseMarkup, readTolerantly } from '@adviser-widgets/markup';
import { readSlots } from '@adviser-widgets/widget';
import type { BuilderWidget } from './builder-widget.ts';

/** What is to be mended, as a sentence, with the attribute it is about. */
export interface DraftProblem {
  readonly name: string;
  readonly sentence: string;
  /** Nothing wrong was written: something is still missing. */
  readonly isMissing: boolean;
}

/** What the runtime would say of a placeholder's markup. */
export function findProblems(markup: string, widget: BuilderWidget): DraftProblem[] {
  const element = parseMarkup(markup).querySelector(`[data-widget="${widget.name}"]`);
  return element ? problemsOf(element, widget) : [];
}

/** The same of its element, of either form. */
export function problemsOf(element: Element, widget: BuilderWidget): DraftProblem[] {
  const all = [...readTolerantly(widget, element).problems, ...readSlots(element, Object.keys(widget.slots)).problems];
  return all.flatMap((problem) => {
    const text = describeProblem(widget, problem, element);
    return text === undefined ? [] : [{ name: problem.name, sentence: asSentenceOfWidget(text), isMissing: problem.kind === 'missing' || problem.kind === 'none' }];
  });
}
