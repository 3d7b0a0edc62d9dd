import { expect, test } from 'vitest';
import { searchWords, shortWords } from './search-words.ts';

test.each([
  ['', ''],
  ['a', ''],
  [' a ', ''],
  ['\u200ba\u00a0', ''],
  ['a\u0304', ''],
  ['ab', 'ab'],
  [' ab ', 'ab'],
  ['a b', 'a b'],
  ['first \n home\u00a0loans', 'first home loans'],
  ['Whanga\u0304rei', 'Whangārei'],
  ['😀', ''],
  ['😀😀', '😀😀'],
  ['..', '..'],
  ['first\u0000home\u001f', 'first home'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('searches %j as %j: at least 2 characters, trimmed and composed', (text, expected) => {
  expect(searchWords(text)).toBe(expected);
});

test('cuts no emoji in half', () => {
  expect(searchWords(`${'a'.repeat(499)}😀`)).toBe('a'.repeat(499));
});

test('shown words are cut before an emoji, not within it', () => {
  expect(shortWords(`${'a'.repeat(59)}😀 home`)).toBe(`${'a'.repeat(59)}…`);
});

test('cuts a pasted book, whose marks would take minutes to put in order', () => {
  expect(searchWords(`a${'\u0315\u0300'.repeat(500_000)}`).length).toBeLessThanOrEqual(500);
});
