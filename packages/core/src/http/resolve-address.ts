import { pageOrigin } from '../page/page-origin.ts';
import { withoutEndSlashes } from '../values/without-slashes.ts';

/** Full addresses stay as they are. A base may have a query, such as an API's key. */
export function resolveAddress(address: string, base: string, page = pageOrigin()): URL {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return new URL(address, page);
  const { origin, pathname, search } = new URL(base, page);
  const url = new URL(`${origin}${withoutEndSlashes(pathname)}/${address.replace(/^\/+/, '')}`);
  if (search)
    url.search = [search, url.search]
      .map((query) => query.slice(1))
      .filter(Boolean)
      .join('&');
  return url;
}
