/**
 * Returns options for `fetch` with an own value for everything that it reads: page scripts may have put anything on
 * `Object.prototype`. They are an ordinary object, because wrappers of `fetch` call its methods and read its headers.
 */
export function requestOptions(given: RequestInit = {}): RequestInit {
  const options: Record<string, unknown> = { method: 'GET', headers: {}, ...given };
  for (const name in options) if (!Object.hasOwn(options, name)) options[name] = undefined;
  return options;
}
