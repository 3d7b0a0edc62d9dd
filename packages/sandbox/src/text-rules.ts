import * as v from 'valibot';
import { text } from './check-fields.ts';

const apart = 'letters whose marks are characters of their own';

export const anyText = text('a text', () => true);
/** Rejects "undefined" and the like. */
export const plainText = text('a text, not a missing value written out', (value) => !isWrittenOut(value));
export const name = v.pipe(
  text('a text that is not blank, trimmed', (value) => isVisible.test(value) && value === value.trim()),
  without('invisible characters or line breaks', (value) => inNames.test(value)),
  without(apart, hasMarksApart),
);
/** A multipart body has CRLF for each line break. */
export const message = v.pipe(
  plainText,
  without('invisible characters or other line breaks than LF', (value) => inMessages.test(value)),
  without(apart, hasMarksApart),
);
/** something@something.tld, at most 254 characters, in any script, but not a link. */
export const email = v.pipe(
  text(
    'an e-mail address, trimmed',
    (value) => value.length <= 254 && /^(?!mailto:)[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/i.test(value),
  ),
  without('invisible or full-width characters', isUnusual),
);
export const uuidOrEmpty = text('a UUID or nothing', (value) => value === '' || uuid.test(value));
/** As typed: outer spaces are accepted. */
export const phone = v.pipe(
  text('a number ending in a digit', (value) => /\d$/.test(trimmed(value))),
  without('invisible or full-width characters', isUnusual),
  without('digits other than 0 to 9', (value) => /(?!\d)\p{Nd}/u.test(value)),
);

/** 8-4-4-4-12 hexadecimal digits in any case, of any version. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What no widget sends in names and messages. Some servers refuse XML or JSON with it. */
const unwanted = String.raw`[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff\p{Cs}]`;
const inMessages = new RegExp(String.raw`${unwanted}|\r(?!\n)`, 'u');
const inNames = new RegExp(String.raw`${unwanted}|[\r\n]`, 'u');
const isVisible = /[^\s\p{M}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/u;

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180f\u115f\u1160\u2800]/u;

/** Contact details are folded with NFKC, spacing accents excepted, and have no ideographic full stop. */
function isUnusual(value: string): boolean {
  const letters = value.replace(/\p{Sk}/gu, '');
  return invisible.test(value) || letters !== letters.normalize('NFKC').replaceAll('。', '.');
}

/** Searches and mail merges miss such names. No widget looks at words above 1,000 characters. */
function hasMarksApart(value: string): boolean {
  return value.split(/\s/).some((word) => word.length <= 1000 && word !== word.normalize('NFC'));
}

function without(what: string, hasSome: (value: string) => boolean) {
  return v.check((value: string) => !hasSome(value), `no ${what}`);
}

/** No-break and zero-width spaces count as blank. */
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
