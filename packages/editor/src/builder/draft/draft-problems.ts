import {
  asSentence,
  asSentenceOfWidget,
  cleanHtml,
  contentProblems,
  contradictions,
  describeForField,
  describeProblem,
  ended,
  listRemoved,
  parseMarkup,
  readTolerantly,
  wrongLeadIds,
} from '@adviser-widgets/markup';
import { readSlots, type Problem } from '@adviser-widgets/widget';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from './draft.ts';
import { labelOf } from './label-of.ts';

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

/** What the fields for HTML hold that `writeSnippet` leaves out. */
export function leftOutOf({ slots, content }: WidgetDraft, widget: BuilderWidget): DraftProblem[] {
  const parts: [string, string][] = [...Object.entries(slots), ['content', content]];
  return parts.flatMap(([name, html]) => {
    const { removed } = cleanHtml(html);
    if (removed.length === 0) return [];
    const sentence = `“${labelOf(name, widget)}” has what a snippet can't have, and it is left out: ${listRemoved(removed)}.`;
    return [{ name, sentence, isMissing: false }];
  });
}

export function problemsOf(element: Element, widget: BuilderWidget): DraftProblem[] {
  const { props, problems } = readTolerantly(widget, element);
  const inSlots = readSlots(element, Object.keys(widget.slots)).problems;
  const ids = wrongLeadIds({ definition: widget, element, props });
  return [
    ...[...problems, ...inSlots].flatMap((problem) => asDraftProblem(problem, { element, widget }) ?? []),
    ...contradictions({ definition: widget, element, original: element, props }).map(
      ({ name, sentence }) => ({
        name,
        sentence: asSentence(sentence),
        isMissing: false,
      }),
    ),
    ...contentProblems({ definition: widget, original: element }).map(({ sentence }) => ({
      name: 'content',
      sentence: asSentenceOfWidget(sentence),
      isMissing: false,
    })),
    ...ended({ definition: widget, props }).map(({ name, sentence }) => ({
      name,
      sentence: asSentence(sentence),
      isMissing: false,
    })),
    ...ids.map(({ name, sentence, fieldSentence }) => ({
      name,
      sentence: asSentence(sentence),
      fieldSentence,
      isMissing: false,
    })),
  ];
}

function asDraftProblem(
  problem: Problem,
  { element, widget }: { readonly element: Element; readonly widget: BuilderWidget },
): DraftProblem | undefined {
  const text = describeProblem(widget, problem, element);
  if (text === undefined) return undefined;
  return {
    name: problem.name,
    sentence: asSentenceOfWidget(text),
    fieldSentence: describeForField(widget, problem)?.replace(
      /data-([\w-]+)/g,
      (_, name: string) => `“${labelOf(name, widget)}”`,
    ),
    isMissing: problem.kind === 'missing' || problem.kind === 'none',
  };
}
