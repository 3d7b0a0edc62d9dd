import { decodePercents, ownValue, queryParameter, withoutEndSlashes } from '@adviser-widgets/core/internal';

/** Where the state of a history entry has a search that is no longer in the address bar, beside what the page keeps there. */
export const hiddenKey = 'adviser-widgets-search';

/** A search that is no longer in the address bar. */
export interface HiddenSearch {
  readonly keyword: string;
  /** A script may copy the state of one history entry to another page's. */
  readonly path: string;
}

/** From `/search/{query}`, else `?q=`, else where `hideKeyword` has put it; '' on a server. */
export function readKeyword(searchUrl: string): string {
  if (!globalThis.location) return '';
  const step = stepAfter(searchPath(searchUrl));
  const given = step ? decodePercents(decodePercents(step)) : queryParameter('q'); // it may have been encoded twice
  return given || hiddenKeyword();
}

export function hiddenKeyword(): string {
  const hidden = ownValue(history.state, hiddenKey);
  const keyword = ownValue(hidden, 'path') === location.pathname && ownValue(hidden, 'keyword');
  return typeof keyword === 'string' ? keyword : '';
}

export function searchPath(searchUrl: string): string {
  return withoutEndSlashes(new URL(searchUrl, location.href).pathname);
}

/** Returns what follows the path of the search in the page's own; '' if the page is another one. */
export function stepAfter(path: string): string {
  const { pathname } = location;
  return pathname.startsWith(`${path}/`) ? withoutEndSlashes(pathname.slice(path.length + 1)) : '';
}
