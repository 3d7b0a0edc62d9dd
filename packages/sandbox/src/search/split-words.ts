import { foldText } from './fold-text.ts';

/** A word of a text: letters and digits in a row. */
export interface Word {
  /** Folded. */
  readonly text: string;
  /** Where it begins in the original. */
  readonly start: number;
  readonly end: number;
  /** Where its first `length` folded units end in the original, at the end of a whole character. */
  readonly endOf: (length: number) => number;
}

/** The words of a text, in order. */
export function splitWords(original: string): Word[] {
  const { text, origins } = foldText(original);
  const origin = (unit: number) => origins[unit] ?? original.length;
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => {
    const endOf = (length: number) => {
      let unit = index + length;
      // A character can fold to several units, of which none can be marked alone.
      while (unit < text.length && origin(unit) === origin(unit - 1)) unit++;
      return origin(unit);
    };
    return { text: word, start: origin(index), end: endOf(word.length), endOf };
  });
}
