import { getConfig, withoutEndSlashes } from '@adviser-widgets/core';

/** What visiting the results leaves in the history: with `replace` Back skips the page the search was made on (H7). */
export type Navigation = 'replace' | 'assign';

/** What travels safely as a step of a path through every server and proxy on the way: letters, digits, spaces. */
const plain = /^[\p{L}\p{M}\p{N} '’_-]{1,100}$/u;

/** Characters of a query, at most: addresses have to fit into what servers take. */
const limit = 500;

/**
 * Where the results for these words are: `/search/{words}`. Words that a server might take for something else (only
 * dots, slashes, percent signs), that cannot be encoded (half a character) or are very long go as `?q=` (H7).
 */
export function searchAddress(words: string): string {
  const path = withoutEndSlashes(getConfig().searchUrl);
  if (plain.test(words)) return `${path}/${encodeURIComponent(words)}`;
  // URLSearchParams writes half a character as U+FFFD, where encodeURIComponent throws.
  return `${path}?${String(new URLSearchParams({ q: words.slice(0, limit) }))}`;
}

/** Leaves for the results for these words. */
export function goToResults(words: string, navigation: Navigation): void {
  const address = searchAddress(words);
  if (navigation === 'assign') location.assign(address);
  else location.replace(address);
}
