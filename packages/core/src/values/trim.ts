const blank = /[\s\u200b-\u200d\u2060]/;

/** Trims white space, also no-break and zero-width. A loop: a pattern took 3 s on 40,000 spaces. */
export function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text.charAt(start))) start++;
  while (start < end && blank.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Removes zero-width characters and writing-direction marks from text copied from another app (R21). */
export function withoutInvisible(text: string): string {
  return text.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
}
