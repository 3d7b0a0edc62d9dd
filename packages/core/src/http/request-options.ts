/**
 * Returns options for `fetch` with an own value for everything that it reads: page scripts may have put anything on
 * `Object.prototype`. They are an ordinary object, because wrappers of `fetch` call its methods and read its headers.
 */
export function requestOptions(given: RequestInit = {}): RequestInit {
  const unset: Record<string, undefined> = {};
  for (const inherited in unset) unset[inherited] = undefined;
  return { ...unset, method: 'GET', headers: {}, ...given };
}
