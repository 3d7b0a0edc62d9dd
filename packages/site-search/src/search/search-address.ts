import { getConfig } from '@adviser-widgets/core';
import { cutText, withoutEndSlashes } from '@adviser-widgets/core/internal';

/** With `replace`, Back skips the page of the search. */
export type Navigation = 'replace' | 'assign';

/** Characters that every server and proxy accepts in a path. */
const plain = /^[\p{L}\p{M}\p{N} '’_-]{1,100}$/u;

/** Maximum characters of a query, so that servers accept the URL. */
const maxLength = 500;

/** `/search/{words}`, or `?q=` for very long words and those that servers misread or can't be encoded. */
export function searchAddress(words: string): string {
  const path = withoutEndSlashes(getConfig().searchUrl);
  if (plain.test(words)) return `${path}/${encodeURIComponent(words)}`;
  // URLSearchParams writes an unpaired surrogate as U+FFFD, where encodeURIComponent throws.
  return `${path}?${String(new URLSearchParams({ q: cutText(words, maxLength) }))}`;
}

export function goToResults(words: string, navigation: Navigation): void {
  const address = searchAddress(words);
  if (navigation === 'assign') location.assign(address);
  else location.replace(address);
}
