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
  ['first\u00ad \u200ehome\u0000', 'first home'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['a\u200d', ''],
  ['\ud83dab', 'ab'],
])('searches %j as %j: at least 2 characters, clean and composed (H6, R34)', (text, expected) => {
  expect(searchWords(text)).toBe(expected);
});
