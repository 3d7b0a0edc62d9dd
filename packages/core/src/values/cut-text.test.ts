import { describe, expect, test } from 'vitest';
import { cutText, shorten } from './cut-text.ts';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['\ud83d', 1, ''],
  ['', 3, ''],
])('%j is cut at %i to %j', (text, max, expected) => {
  expect(cutText(text, max)).toBe(expected);
});

describe('a quoted text', () => {
  test.each([
    ['abc', 'abc'],
    ['abcd', 'abc…'],
    ['ab cd', 'ab…'],
    ['ab😀', 'ab…'],
  ])('%j is shortened to %j', (text, expected) => {
    expect(shorten(text, 3)).toBe(expected);
  });
});
