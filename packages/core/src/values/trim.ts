const blank = /[\s\u200b-\u200d\u2060]/;

/** Trims the text of an attribute or an answer: white space, also no-break and zero-width. A loop: a pattern took 3 s on 40,000 spaces. */
export function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text.charAt(start))) start++;
  while (start < end && blank.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
