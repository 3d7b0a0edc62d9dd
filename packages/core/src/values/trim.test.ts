import { expect, test } from 'vitest';
import { withoutInvisible } from './trim.ts';

test.each([
  ['a number from a contacts app', '\u202a+64 21 555 0000\u202c', '+64 21 555 0000'],
  ['an address with a mark before it', '\u200ejo@x.nz', 'jo@x.nz'],
  ['a mark between two letters', 'jo\u200b@x.nz', 'jo@x.nz'],
  ['a byte order mark', '\ufeffAroha', 'Aroha'],
  ['a word joiner', 'Aroha\u2060Ngata', 'ArohaNgata'],
  ['an isolate', '\u2068Aroha\u2069', 'Aroha'],
  ['joined emoji, which fall apart', '👩\u200d👧', '👩👧'],
])('removes the marks of %s (R21)', (_name, text, expected) => {
  expect(withoutInvisible(text)).toBe(expected);
});

test.each([
  ['macrons', 'Mārama'],
  ['white space of all kinds', ' a\u00a0b\u2009c\u202fd\ne\t'],
  ['dashes and quotation marks', '‐–—‘’“”…‰'],
  ['emoji', '🏡😀'],
  ['text from right to left', 'שלום'],
])('keeps %s', (_name, text) => {
  expect(withoutInvisible(text)).toBe(text);
});

test.each([
  [0x200a, 'stays'],
  [0x200b, 'goes'],
  [0x200f, 'goes'],
  [0x2010, 'stays'],
  [0x2029, 'stays'],
  [0x202a, 'goes'],
  [0x202e, 'goes'],
  [0x202f, 'stays'],
  [0x205f, 'stays'],
  [0x2060, 'goes'],
  [0x2069, 'goes'],
  [0x206a, 'stays'],
  [0xfefe, 'stays'],
  [0xfeff, 'goes'],
])('the character %i %s', (code, fate) => {
  expect(withoutInvisible(String.fromCharCode(code))).toHaveLength(fate === 'goes' ? 0 : 1);
});
