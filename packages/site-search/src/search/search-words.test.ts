import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

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
])('searches %j as %j: at least 2 characters, trimmed and composed (H6)', (text, expected) => {
  expect(searchWords(text)).toBe(expected);
});
