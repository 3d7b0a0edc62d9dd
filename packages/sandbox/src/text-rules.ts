import { text } from './check-fields.ts';

export const anyText = text('a text', () => true);
/** Rejects "undefined" and the like. */
export const plainText = text('a text, not a missing value written out', (value) => !isWrittenOut(value));
export const filled = text(
  'a text that is not blank, trimmed',
  (value) => value !== '' && value === trimmed(value),
);
export const uuidOrEmpty = text('a UUID or nothing', (value) => value === '' || uuid.test(value));
/** As typed: outer spaces are accepted (row 24). */
export const phone = text('a number ending in a digit', (value) => /\d$/.test(trimmed(value)));

/** 8-4-4-4-12 hexadecimal digits in any case, of any version (row 12). */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** No-break and zero-width spaces count as blank (fault 57). */
export function trimmed(value: string): string {
  let start = 0;
  let end = value.length;
  // Not a regular expression: /[ ]+$/ would rescan each run of spaces from each of its spaces.
  while (start < end && isBlank(value.charAt(start))) start += 1;
  while (end > start && isBlank(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}

function isBlank(letter: string): boolean {
  return /[\s\u200b-\u200d\u2060]/.test(letter);
}

/** True for what `String(value)` returns for a missing value or an object. */
export function isWrittenOut(value: string): boolean {
  return /^(undefined|null|NaN|\[object \w+\])$/.test(value);
}
