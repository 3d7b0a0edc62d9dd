import { nearest, suggest } from '@adviser-widgets/core/internal';
import { advisedWords, findAdvice, type SearchAdvice } from './search-advice.ts';
import { isSameWord, tellingWords, wordsOf } from './search-words.ts';

/** What a search looks at: a definition, its part of `widgets.json`, or a page. */
export interface SearchedWidget {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly searchTerms?: readonly string[] | undefined;
  readonly takeFor?: string | undefined;
}

/** What a search found. */
export interface FoundWidgets<Widget extends SearchedWidget> {
  /** Best first: those with all words, then those with most. Widgets that the advice names come before them. */
  readonly widgets: readonly Widget[];
  /** How many of them have all words. */
  readonly complete: number;
  /** What was asked for. */
  readonly text: string;
  /** The words that were searched instead, if a word is none that any widget has. */
  readonly instead?: string | undefined;
  /** For what no widget does. */
  readonly advice?: SearchAdvice | undefined;
}

interface Rated<Widget> {
  readonly widget: Widget;
  /** Someone typed a name of the widget and no more. */
  readonly isNamed: boolean;
  /** Above 0 for a widget that the advice names, and higher for a better one. */
  readonly rank: number;
  /** How many of the words the widget has. */
  readonly words: number;
  readonly hasAll: boolean;
  readonly score: number;
}

/** Finds widgets by what people would call them, or what visitors do with them. */
export function searchWidgets<Widget extends SearchedWidget>(
  widgets: readonly Widget[],
  text: string,
): FoundWidgets<Widget> {
  const corrected = correctWords(widgets, text);
  const searched = corrected ?? text;
  const advice = findAdvice(searched);
  const rated = widgets
    .map((widget) => rate(widget, searched, advice?.widgets))
    .filter(({ rank, score }) => rank > 0 || score > 0)
    .sort(byFit);
  return {
    widgets: rated.map(({ widget }) => widget),
    complete: rated.filter(({ hasAll }) => hasAll).length,
    text: text.trim(),
    instead: rated.length > 0 || advice ? corrected : undefined,
    advice,
  };
}

/** What a search found, in words. */
export function describeFound(found: FoundWidgets<SearchedWidget>): string {
  const { widgets, complete, text, instead, advice } = found;
  if (widgets.length === 0) return advice ? '' : 'No widget has any of these words. Try other words.';
  const partial = widgets.length - complete;
  const words = instead === undefined ? 'these words' : `the words “${text}”`;
  if (complete === 0)
    return `No widget has all of ${words}. ${countOf(partial)} ${partial === 1 ? 'has' : 'have'} some of them.`;
  const all = instead === undefined ? countOf(complete) : `${countOf(complete)} for “${instead}”`;
  return partial === 0 ? all : `${all}, and ${partial} with only some of the words`;
}

function countOf(widgets: number): string {
  return widgets === 1 ? '1 widget' : `${widgets} widgets`;
}

/** From this many letters on, a near match is a slip, not another word: "click" does not mean "link". */
const longWord = 6;

/** The text with each unknown word replaced by the nearest that a widget has; `undefined` if there is none to replace. */
function correctWords(widgets: readonly SearchedWidget[], text: string): string | undefined {
  const isKnown = (word: string) =>
    widgets.some((widget) => scoreOfWord(widget, word) > 0) ||
    advisedWords.some((each) => isSameWord(each, word));
  const words = tellingWords(text);
  const isAlone = !words.some(isKnown);
  const names = widgets.flatMap((widget) => [...wordsOf(namesOf(widget).join(' ')), joined(widget.name)]);
  const known = [...names, ...advisedWords];
  const corrected = words.map((word) => {
    const isSlip = !isKnown(word) && (isAlone || word.length >= longWord);
    return isSlip ? (meantBy(word, known) ?? word) : word;
  });
  return corrected.every((word, index) => word === words[index]) ? undefined : corrected.join(' ');
}

/** In a word as short as "saying", a second wrong letter makes it another word: "rating". */
function meantBy(word: string, known: readonly string[]): string | undefined {
  return word.length > longWord ? suggest(word, known) : nearest(word, known, 1);
}

function rate<Widget extends SearchedWidget>(
  widget: Widget,
  text: string,
  advised: readonly string[] = [],
): Rated<Widget> {
  const rank = advised.includes(widget.name) ? advised.length - advised.indexOf(widget.name) : 0;
  const scores = tellingWords(text).map((word) => scoreOfWord(widget, word));
  const words = scores.filter((score) => score > 0).length;
  const hasAll = rank > 0 || (words > 0 && words === scores.length);
  const isNamed = namesOf(widget).some((name) => joined(name) === joined(text));
  // Nearly every description has one word or the other: a part of the words counts in names only.
  const isFound = hasAll || scores.some((score) => score >= scoresOf.namedStart);
  const score = isFound ? scores.reduce((sum, each) => sum + each, 0) : 0;
  return { widget, isNamed, rank, words, hasAll, score };
}

function byFit(one: Rated<unknown>, other: Rated<unknown>): number {
  return (
    Number(other.isNamed) - Number(one.isNamed) ||
    other.rank - one.rank ||
    other.words - one.words ||
    other.score - one.score
  );
}

/** A word of a name counts more than one of a sentence, and a whole word more than its beginning. */
const scoresOf = { named: 4, namedStart: 3, described: 1 } as const;

function scoreOfWord(widget: SearchedWidget, word: string): number {
  const names = namesOf(widget);
  const named = [...wordsOf(names.join(' ')), ...names.map(joined)];
  if (named.some((each) => isSameWord(each, word))) return scoresOf.named;
  if (named.some((each) => each.startsWith(word))) return scoresOf.namedStart;
  const described = wordsOf(`${widget.description} ${widget.takeFor ?? ''}`);
  const isDescribed = described.some((each) => isSameWord(each, word) || each.startsWith(word));
  return isDescribed ? scoresOf.described : 0;
}

function namesOf({ name, title, keywords, searchTerms = [] }: SearchedWidget): string[] {
  return [name, title, ...keywords, ...searchTerms];
}

/** "Call back", "call-back" and "callback" are the same. */
function joined(text: string): string {
  return wordsOf(text).join('');
}
