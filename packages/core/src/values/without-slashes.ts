// Loops, as a pattern that ends in `+$` takes quadratic time on slashes that are not at the end, and anybody can link to a
// path of many.

/** A path or address without the slashes at its end. */
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end--;
  return text.slice(0, end);
}

/** The same without those at its beginning too. */
export function withoutOuterSlashes(text: string): string {
  return withoutEndSlashes(text.replace(/^\/+/, ''));
}
