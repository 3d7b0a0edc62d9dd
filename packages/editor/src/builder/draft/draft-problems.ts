import {
  asFieldSentence,
  asSentence,
  asSentenceOfWidget,
  cleanHtml,
  contentProblems,
  contradictions,
  describeForField,
  describeProblem,
  doubledTexts,
  ended,
  isSaidBetter,
  listRemoved,
  neededContent,
  parseMarkup,
  readTolerantly,
  refusedAddresses,
  wrongLeadIds,
} from '@adviser-widgets/markup';
import { shorten, unshadowed } from '@adviser-widgets/core/internal';
import { readSlots, type Problem } from '@adviser-widgets/widget';
import { findShared, findUnaddressed } from '../pictures/picture-problems.ts';
import { hasPictureList } from '../pictures/pictures.ts';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from './draft.ts';
import type { DraftProblem } from './draft-problem.ts';
import { deadLinks } from './dead-links.ts';
import { labelOf } from './label-of.ts';
import { writeSnippet } from './write-snippet.ts';

/** What is wrong with a draft, or with what it was read from. */
export function findProblems(draft: WidgetDraft, widget: BuilderWidget): DraftProblem[] {
  const markup = writeSnippet(draft);
  const element = parseMarkup(markup).querySelector(`[data-widget="${widget.name}"]`);
  const found = element ? problemsOf(element, widget) : [];
  const swallowed = draft.unclosed ?? found.find(({ isSwallowed }) => isSwallowed)?.name;
  return [
    ...(swallowed === undefined ? [] : [restOfPage(swallowed, widget)]),
    ...found.filter(({ isSwallowed }) => !isSwallowed).map((problem) => inWordsOfFields(problem, widget)),
    ...leftOutOf(draft, widget),
    ...(hasPictureList(widget) ? picturesOf(draft).map(asContentProblem) : []),
  ];
}

function picturesOf({ content }: WidgetDraft): string[] {
  return [...findUnaddressed(content), ...findShared(content)];
}

/** An editor sees labels and values, and no attributes. */
function inWordsOfFields(problem: DraftProblem, widget: BuilderWidget): DraftProblem {
  const sentence = problem.sentence
    .replace(/((?:; for example|; write|such as) )data-[\w-]+="([^"]*)"/g, '$1$2')
    .replace(/\bdata-([a-z][\w-]*)(?:="[^"]*"|='[^']*')?/g, (whole, name: string) =>
      Object.hasOwn(widget.attributes, name) ? `“${labelOf(name, widget)}”` : whole,
    );
  return { ...problem, sentence };
}

/** A problem of the content, in a sentence. */
export function asContentProblem(sentence: string): DraftProblem {
  return { name: 'content', sentence, isMissing: true };
}

/** A draft has all its end tags: what is left to do is to take out what is not part of it. */
function restOfPage(part: string, widget: BuilderWidget): DraftProblem {
  const why = 'an end tag was missing, so what follows on your page may be in it';
  return {
    name: part,
    sentence: `Delete from “${labelOf(part, widget)}” what does not belong to this widget: ${why}.`,
    fieldSentence: `Delete what does not belong to this widget: ${why}.`,
    isMissing: false,
    isSwallowed: true,
  };
}

/** What the fields for HTML hold that `writeSnippet` leaves out. */
function leftOutOf({ slots, content }: WidgetDraft, widget: BuilderWidget): DraftProblem[] {
  const parts: [string, string][] = [...Object.entries(slots), ['content', content]];
  return parts.flatMap(([name, html]) => {
    const { removed } = cleanHtml(html);
    if (removed.length === 0) return [];
    const sentence = `“${labelOf(name, widget)}” has what a snippet can't have, and it is left out: ${listRemoved(removed)}.`;
    const fieldSentence = `A snippet can't have ${listRemoved(removed)}: left out.`;
    return [{ name, sentence, fieldSentence, isMissing: false }];
  });
}

export function problemsOf(element: Element, widget: BuilderWidget): DraftProblem[] {
  const { props, problems } = readTolerantly(widget, element);
  const inSlots = readSlots(element, Object.keys(widget.slots)).problems;
  const ids = wrongLeadIds({ definition: widget, element, props });
  const needed = neededContent({ definition: widget, original: element, props });
  const known = problems.filter((problem) => !isSaidBetter(widget, problem, problems));
  return [
    ...[...known, ...inSlots].flatMap((problem) => asDraftProblem(problem, { element, widget }) ?? []),
    ...contradictions({ definition: widget, element, original: element, props, phone: widget.sitePhone }).map(
      ({ name, sentence }) => ({
        name,
        sentence: asSentence(sentence),
        isMissing: false,
      }),
    ),
    ...contentProblems({ definition: widget, original: element }).map(
      ({ kind, element: inner, sentence }) => ({
        name: unshadowed(inner).getAttribute('data-slot') ?? 'content',
        sentence: asSentenceOfWidget(sentence),
        isMissing: false,
        isSwallowed: kind === 'swallowed',
      }),
    ),
    ...ended({ definition: widget, props }).map(({ name, sentence }) => ({
      name,
      sentence: asSentence(sentence),
      isMissing: false,
    })),
    ...refusedAddresses({ definition: widget, element, props }).map(({ name, sentence, why }) => ({
      name,
      sentence: asSentence(sentence),
      fieldSentence: asFieldSentence(why),
      isMissing: false,
    })),
    ...ids.map(({ sentence, ...id }) => ({ ...id, sentence: asSentence(sentence), isMissing: false })),
    ...(needed === undefined
      ? []
      : [{ name: 'content', sentence: asSentenceOfWidget(needed), isMissing: false }]),
    ...doubledTexts({ definition: widget, element, original: element, props }).map(({ name, sentence }) => ({
      name,
      sentence: asSentenceOfWidget(sentence),
      isMissing: false,
    })),
    ...deadLinks(element),
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
    fieldSentence: fieldSentenceOf(problem, widget),
    isMissing: problem.kind === 'missing' || problem.kind === 'none',
  };
}

/** A field has its label in place of the attribute's name, and some have more than text. */
function fieldSentenceOf(problem: Problem, widget: BuilderWidget): string | undefined {
  const { kind, name, text = '' } = problem;
  const attribute = kind === 'attribute' ? widget.attributes[name] : undefined;
  if (attribute?.kind === 'flag')
    return `The snippet has “${shorten(text, 60)}”, which is neither yes nor no: tick the box, or tick and clear it.`;
  if (attribute?.kind === 'json')
    return `Its brackets, quotes and commas don't match. Write it as in this example: ${attribute.example}`;
  return describeForField(widget, problem)?.replace(
    /data-([\w-]+)/g,
    (_, other: string) => `“${labelOf(other, widget)}”`,
  );
}
