/** A word of a query, and how much of it has to match. */
export interface QueryWord {
  /** Folded. */
  readonly text: string;
  /** Also matches words that start with it. */
  readonly isPrefix: boolean;
  readonly allowedTypos: number;
}

export interface WordMatch {
  readonly typos: number;
  /** Code units of the found word that were typed. */
  readonly length: number;
}

/** Returns 0 for words of up to three letters, 1 up to seven, then 2, as with the vendor. */
export function countAllowedTypos(word: string): number {
  const { length } = Array.from(word);
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Compares with a folded word of a record; returns `undefined` if they do not match. */
export function matchWord(queryWord: QueryWord, word: string): WordMatch | undefined {
  const { text, isPrefix, allowedTypos } = queryWord;
  if (word === text || (isPrefix && word.startsWith(text))) return { typos: 0, length: text.length };
  if (allowedTypos === 0 || !isNearInLength(queryWord, word)) return undefined;
  // As with the vendor, a wrong first letter counts as two typos, and one more may follow.
  const isFirstWrong = text[0] !== word[0];
  if (isFirstWrong && allowedTypos < 2) return undefined;
  const distances = distancesToPrefixes(text, isPrefix ? word.slice(0, text.length + allowedTypos) : word);
  const edits = isPrefix ? Math.min(...distances) : (distances.at(-1) ?? Infinity);
  if (edits > allowedTypos) return undefined;
  return {
    typos: isFirstWrong ? edits + 1 : edits,
    length: isPrefix ? distances.lastIndexOf(edits) : word.length,
  };
}

/** Spares most words the slow comparison below. */
function isNearInLength({ text, isPrefix, allowedTypos }: QueryWord, word: string): boolean {
  const longer = word.length - text.length;
  return longer >= -allowedTypos && (isPrefix || longer <= allowedTypos);
}

/** Edit distance (change, insert, delete, swap neighbours) from `a` to each prefix of `b`. */
function distancesToPrefixes(a: string, b: string): readonly number[] {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let at = 1; at <= a.length; at++) {
    const row = [at];
    for (let index = 1; index <= b.length; index++) {
      const swapped =
        a[at - 1] === b[index - 2] && a[at - 2] === b[index - 1] ? before[index - 2] : undefined;
      const changed = (above[index - 1] ?? 0) + (a[at - 1] === b[index - 1] ? 0 : 1);
      row.push(
        Math.min(changed, (above[index] ?? 0) + 1, (row[index - 1] ?? 0) + 1, (swapped ?? Infinity) + 1),
      );
    }
    before = above;
    above = row;
  }
  return above;
}
