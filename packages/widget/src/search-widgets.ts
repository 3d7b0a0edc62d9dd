import { foldName, suggest } from '@adviser-widgets/core/internal';

/** What a search looks at: a definition, or its part of `widgets.json`. */
export interface SearchedWidget {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly takeFor?: string | undefined;
}

/** What a search found. */
export interface FoundWidgets<Widget extends SearchedWidget> {
  /** Best first. */
  readonly widgets: readonly Widget[];
  /** The words that were searched instead, if nothing has those that were typed. */
  readonly instead?: string | undefined;
}

/** Words that most requests contain and no widget is named after. */
const fillers = /^(a|an|at|for|i|in|me|my|of|on|our|the|to|us|want|with|you|your)$/;

/** Finds widgets by what people would call them, or what visitors do with them. */
export function searchWidgets<Widget extends SearchedWidget>(
  widgets: readonly Widget[],
  text: string,
): FoundWidgets<Widget> {
  const found = findAll(widgets, text);
  if (found.length > 0) return { widgets: found };
  const known = widgets.flatMap((widget) => [...wordsOf(namesOf(widget).join(' ')), joined(widget.name)]);
  const instead = wordsOf(text)
    .map((word) => (known.includes(word) ? word : (suggest(word, known) ?? word)))
    .join(' ');
  const near = findAll(widgets, instead);
  return near.length > 0 ? { widgets: near, instead } : { widgets: [] };
}

/** What a search found, in words. */
export function describeFound({ widgets, instead }: FoundWidgets<SearchedWidget>): string {
  if (widgets.length === 0) return 'No widget has all of these words. Try one of them, or another word.';
  const found = widgets.length === 1 ? '1 widget' : `${widgets.length} widgets`;
  return instead === undefined ? found : `${found} for “${instead}”`;
}

function findAll<Widget extends SearchedWidget>(widgets: readonly Widget[], text: string): Widget[] {
  return widgets
    .map((widget) => ({ widget, score: scoreOf(widget, text) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ widget }) => widget);
}

/** 0 unless the widget has every word. A whole name counts most, then words of names, then those of sentences. */
function scoreOf(widget: SearchedWidget, text: string): number {
  const names = namesOf(widget);
  const named = [...wordsOf(names.join(' ')), ...names.map(joined)];
  const told = wordsOf(`${widget.description} ${widget.takeFor ?? ''}`);
  const scores = askedWords(text).map((word) => {
    if (named.some((each) => each.startsWith(word))) return 3;
    return told.some((each) => each.startsWith(word)) ? 1 : 0;
  });
  if (scores.length === 0 || scores.includes(0)) return 0;
  const isNamed = names.some((name) => joined(name) === joined(text));
  return (isNamed ? 10 : 0) + scores.reduce((sum: number, score) => sum + score, 0) / scores.length;
}

function namesOf({ name, title, keywords }: SearchedWidget): string[] {
  return [name, title, ...keywords];
}

function askedWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !fillers.test(word));
  return telling.length > 0 ? telling : words;
}

function wordsOf(text: string): string[] {
  return foldName(text).match(/[\p{L}\d]+/gu) ?? [];
}

/** "Call back", "call-back" and "callback" are the same. */
function joined(text: string): string {
  return wordsOf(text).join('');
}
