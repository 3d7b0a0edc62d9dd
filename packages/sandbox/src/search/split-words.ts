import { foldText } from './fold-text.ts';

/** A word of a text: consecutive letters and digits. */
export interface Word {
  /** Folded. */
  readonly text: string;
  /** Index of its start in the original. */
  readonly start: number;
  readonly end: number;
  /** Index in the original of the end of its first `length` folded units, after a whole character. */
  readonly endOf: (length: number) => number;
}

/** Splits a text into words, in order. */
export function splitWords(original: string): Word[] {
  const { text, origins } = foldText(original);
  const origin = (unit: number) => origins[unit] ?? original.length;
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => {
    const endOf = (length: number) => {
      let unit = index + length;
      // A character can fold to several units, which can't be marked separately.
      while (unit < text.length && origin(unit) === origin(unit - 1)) unit++;
      return origin(unit);
    };
    return { text: word, start: origin(index), end: endOf(word.length), endOf };
  });
}
