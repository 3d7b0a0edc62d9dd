import { getConfig, withoutEndSlashes } from '@adviser-widgets/core';

/** How going to the results changes the history: with `replace`, Back skips the page of the search (H7). */
export type Navigation = 'replace' | 'assign';

/** Characters that every server and proxy accepts in a path: letters, digits, spaces and some punctuation. */
const plain = /^[\p{L}\p{M}\p{N} '’_-]{1,100}$/u;

/** Maximum characters of a query, so that servers accept the URL. */
const limit = 500;

/**
 * Returns the URL of the results for these words: `/search/{words}`. Words go into `?q=` if a server may
 * misread them (only dots, slashes, percent signs), they can't be encoded (an unpaired surrogate) or they are
 * very long (H7).
 */
export function searchAddress(words: string): string {
  const path = withoutEndSlashes(getConfig().searchUrl);
  if (plain.test(words)) return `${path}/${encodeURIComponent(words)}`;
  // URLSearchParams writes an unpaired surrogate as U+FFFD, where encodeURIComponent throws.
  return `${path}?${String(new URLSearchParams({ q: words.slice(0, limit) }))}`;
}

/** Goes to the results for these words. */
export function goToResults(words: string, navigation: Navigation): void {
  const address = searchAddress(words);
  if (navigation === 'assign') location.assign(address);
  else location.replace(address);
}
