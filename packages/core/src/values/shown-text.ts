import { cutText } from './cut-text.ts';

const maxText = 10_000;

/** Longer runs of ASCII are no words: Chromium takes seconds to break 60,000 digits into lines, as each break costs them all. */
const maxWord = 1000;

/** Returns a text as it can be shown: cut where browsers would take too long to lay it out. */
export function shownText(text: string): string {
  if (text.length <= maxWord) return text;
  const cutWord = (word: string) => (word.length > maxWord ? `${word.slice(0, maxWord)}…` : word);
  return cutText(text, maxText).replace(/[!-~]+/g, cutWord);
}
