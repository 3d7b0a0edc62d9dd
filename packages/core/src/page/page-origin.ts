/**
 * Returns the origin that the page's requests come from; `undefined` if it has none, as in a sandboxed frame.
 * `location.origin` differs in a `srcdoc` frame, whose origin is its parent's. It only serves where a page's own
 * variable `origin`, such as the start of a journey, has replaced the browser's.
 */
export function pageOrigin(): string | undefined {
  const read = Object.getOwnPropertyDescriptor(globalThis, 'origin')?.get;
  const origin = read ? String(read.call(globalThis)) : globalThis.location?.origin;
  return origin === 'null' ? undefined : origin;
}
