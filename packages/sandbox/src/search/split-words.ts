/** A word of a text. */
export interface Word {
  /** Folded. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Returns the end of the first `length` folded units in the original, after a whole character. */
  readonly endOf: (length: number) => number;
}

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

interface FoldedText {
  readonly text: string;
  /** Index in the original of each code unit of `text`, then the original's length. */
  readonly origins: readonly number[];
}

/** Removes case and accents, so that "whangarei" finds "Whangārei". */
export function foldText(original: string): FoldedText {
  const origins: number[] = [];
  let text = '';
  let origin = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    text += folded;
    for (let unit = 0; unit < folded.length; unit++) origins.push(origin);
    origin += character.length;
  }
  return { text, origins: [...origins, origin] };
}

function foldCharacter(character: string): string {
  if (character <= '\u007f') return character.toLowerCase();
  const bare = character.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '');
  return bare.replace('ς', 'σ');
}
