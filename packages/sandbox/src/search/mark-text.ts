import { matchWord, type QueryWord } from './match-word.ts';
import { splitWords } from './split-words.ts';

/** What is put around what was found. */
export interface Tags {
  readonly before: string;
  readonly after: string;
}

/** A text with tags in it, and what they stand around. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  /** Absent where nothing was found. */
  readonly fullyHighlighted?: boolean;
}

/**
 * Puts tags around what the words of a query found in a text: of a word that begins with one, only what was typed.
 * The text itself is not escaped, as at the vendor, so whoever shows it has to.
 */
export function markText(text: string, query: readonly QueryWord[], { before, after }: Tags): MarkedText {
  const words = splitWords(text);
  const marks = words.flatMap((word) => {
    const [best] = query.flatMap((queryWord) => matchWord(queryWord, word.text) ?? []).sort(byWorth);
    return best ? [{ start: word.start, end: word.endOf(best.length) }] : [];
  });
  const matchedWords = query.filter((each) => words.some((word) => matchWord(each, word.text))).map((each) => each.text);
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

/** Fewest typos first, then the longest. */
function byWorth(a: { typos: number; length: number }, b: { typos: number; length: number }): number {
  return a.typos - b.typos || b.length - a.length;
}
