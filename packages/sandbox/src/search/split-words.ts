import { foldText, foldWhole } from './fold-text.ts';

export interface Word {
  /** Folded. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The end of the first `length` folded units in the original, after a whole character. */
  readonly endOf: (length: number) => number;
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Returns the folded words alone. */
export function foldedWords(original: string): string[] {
  return foldWhole(original).match(wordPattern) ?? [];
}

export function splitWords(original: string): Word[] {
  const { text, origins } = foldText(original);
  const origin = (unit: number) => origins[unit] ?? original.length;
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => {
    const endOf = (length: number) => {
      let unit = index + length;
      // A character can fold to several units, which can't be marked separately.
      while (unit < text.length && origin(unit) === origin(unit - 1)) unit++;
      return origin(unit);
    };
    return { text: word, start: origin(index), end: endOf(word.length), endOf };
  });
}
