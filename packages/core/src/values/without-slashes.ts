// Loops: a pattern that ends in `+$` takes quadratic time, and anybody can link to a path with many slashes.

/** Removes the slashes at the end of a path or address. */
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end--;
  return text.slice(0, end);
}

/** Removes the slashes at both ends of a path or address. */
export function withoutOuterSlashes(text: string): string {
  return withoutEndSlashes(text.replace(/^\/+/, ''));
}
