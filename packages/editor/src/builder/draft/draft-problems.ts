import {
  asSentenceOfWidget,
  describeForField,
  describeProblem,
  parseMarkup,
  readTolerantly,
} from '@adviser-widgets/markup';
import { readSlots } from '@adviser-widgets/widget';
import type { BuilderWidget } from '../builder-widget.ts';

export interface DraftProblem {
  readonly name: string;
  readonly sentence: string;
  /** The same below the field, whose label stands in for the attribute's name. */
  readonly fieldSentence?: string | undefined;
  readonly isMissing: boolean;
}

export function findProblems(markup: string, widget: BuilderWidget): DraftProblem[] {
  const element = parseMarkup(markup).querySelector(`[data-widget="${widget.name}"]`);
  return element ? problemsOf(element, widget) : [];
}

export function problemsOf(element: Element, widget: BuilderWidget): DraftProblem[] {
  const all = [
    ...readTolerantly(widget, element).problems,
    ...readSlots(element, Object.keys(widget.slots)).problems,
  ];
  return all.flatMap((problem) => {
    const text = describeProblem(widget, problem, element);
    return text === undefined
      ? []
      : [
          {
            name: problem.name,
            sentence: asSentenceOfWidget(text),
            fieldSentence: describeForField(widget, problem),
            isMissing: problem.kind === 'missing' || problem.kind === 'none',
          },
        ];
  });
}
