import { matchWord, type QueryWord } from './match-word.ts';
import { splitWords } from './split-words.ts';

export interface Tags {
  readonly before: string;
  readonly after: string;
}

export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

/** Doesn't escape the text, as with the vendor: whoever shows it must. */
export function markText(text: string, query: readonly QueryWord[], { before, after }: Tags): MarkedText {
  const words = splitWords(text);
  const marks = words.flatMap((word) => {
    const [best] = query.flatMap((queryWord) => matchWord(queryWord, word.text) ?? []).sort(byWorth);
    return best ? [{ start: word.start, end: word.endOf(best.length) }] : [];
  });
  const matchedWords = query
    .filter((each) => words.some((word) => matchWord(each, word.text)))
    .map((each) => each.text);
  let end = 0;
  const pieces = marks.map((mark) => {
    const piece = text.slice(end, mark.start) + before + text.slice(mark.start, mark.end) + after;
    ({ end } = mark);
    return piece;
  });
  const value = pieces.join('') + text.slice(end);
  if (matchedWords.length === 0) return { value, matchLevel: 'none', matchedWords };
  const matchLevel = matchedWords.length === query.length ? 'full' : 'partial';
  return { value, matchLevel, matchedWords, fullyHighlighted: marks.length === words.length };
}

function byWorth(a: { typos: number; length: number }, b: { typos: number; length: number }): number {
  return a.typos - b.typos || b.length - a.length;
}
