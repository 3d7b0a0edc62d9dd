/** Words that most requests contain and no widget is named after. */
const fillers = new Set(
  `a add all also an and are at be by can customers do for from get give has have how i if in into is it let like make
  me my need of on or our people put should show so some somebody something that the their them they this to us use
  users visitors want we when where which who will with would you your`.split(/\s+/),
);

/** The words of a request that say what it is about. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** Letters without their marks, so that "Māori" and "maori" are the same. No request is longer. */
export function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, 1000)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  return plain.match(/[\p{L}\d]+/gu) ?? [];
}

/** "folds", "folded" and "fold" are the same. */
export function isSameWord(one: string, other: string): boolean {
  return one === other || stemOf(one) === stemOf(other);
}

/** Cuts an English word's ending. What is left is for comparison alone: "close" and "closing" give "clos". */
function stemOf(word: string): string {
  const stem = word
    .replace(/([^s])s$/, '$1')
    .replace(/(ing|ed)$/, '')
    .replace(/(ie|y|e)$/, '')
    .replace(/(.)\1$/, '$1');
  return stem.length < 3 ? word : stem;
}
