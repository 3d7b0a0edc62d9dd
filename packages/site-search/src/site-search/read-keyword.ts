import { decodePercents, queryParameter, withoutEndSlashes } from '@adviser-widgets/core/internal';

/** From `/search/{query}`, else `?q=`; '' on a server. */
export function readKeyword(searchUrl: string): string {
  const { location } = globalThis;
  if (!location) return '';
  const start = `${withoutEndSlashes(new URL(searchUrl, location.href).pathname)}/`;
  const { pathname } = location;
  const step = pathname.startsWith(start) ? withoutEndSlashes(pathname.slice(start.length)) : '';
  return step ? decodePercents(decodePercents(step)) : queryParameter('q'); // it may have been encoded twice
}
