export interface QueryWord {
  readonly text: string;
  /** Also matches words that start with it. */
  readonly isPrefix: boolean;
  readonly typos: number;
}

export interface WordMatch {
  readonly typos: number;
  /** Code units of the found word that were typed. */
  readonly length: number;
}

/** As with the vendor. */
export function typoBudget(word: string): number {
  const { length } = Array.from(word);
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** `word` is folded. */
export function matchWord({ text, isPrefix, typos }: QueryWord, word: string): WordMatch | undefined {
  if (word === text || (isPrefix && word.startsWith(text))) return { typos: 0, length: text.length };
  if (typos === 0 || !isNearInLength({ text, isPrefix, typos }, word)) return undefined;
  // As with the vendor, a wrong first letter counts as two typos, and one more may follow.
  const isFirstWrong = text[0] !== word[0];
  if (isFirstWrong && typos < 2) return undefined;
  const row = distances(text, isPrefix ? word.slice(0, text.length + typos) : word);
  const edits = isPrefix ? Math.min(...row) : (row.at(-1) ?? Infinity);
  if (edits > typos) return undefined;
  return {
    typos: isFirstWrong ? edits + 1 : edits,
    length: isPrefix ? row.lastIndexOf(edits) : word.length,
  };
}

function isNearInLength({ text, isPrefix, typos }: QueryWord, word: string): boolean {
  return word.length >= text.length - typos && (isPrefix || word.length <= text.length + typos);
}

/** Edit distance (change, insert, delete, swap neighbours) from `a` to each prefix of `b`. */
function distances(a: string, b: string): readonly number[] {
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
