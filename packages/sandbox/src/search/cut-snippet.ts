import { matchWord, type QueryWord } from './match-word.ts';
import { splitWords } from './split-words.ts';

interface Snippet {
  readonly length: number;
  readonly ellipsis: string;
}

/** Cuts from the first match, or from the start. */
export function cutSnippet(text: string, query: readonly QueryWord[], { length, ellipsis }: Snippet): string {
  const words = splitWords(text);
  const found = words.findIndex((word) => query.some((each) => matchWord(each, word.text)));
  const first = found < length ? 0 : Math.min(found, words.length - length);
  const start = first === 0 ? 0 : (words[first]?.start ?? 0);
  const isLast = first + length >= words.length;
  const end = isLast ? text.length : (words[first + length - 1]?.end ?? 0);
  return (start > 0 ? ellipsis : '') + text.slice(start, end) + (isLast ? '' : ellipsis);
}
