const blank = /[\s\u200b-\u200d\u2060]/;

/**
 * Trims what editors leave around a value, no-break and zero-width spaces included. A loop, as a pattern that ends in `+$`
 * tries every run of spaces inside the text up to its end: 40,000 of them took three seconds.
 */
export function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text.charAt(start))) start++;
  while (start < end && blank.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
