// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { charactersLeft } from './counted-texts.ts';

test.each([
  [40, 'You have 40 characters remaining'],
  [1, 'You have 1 character remaining'],
  [0, 'You have 0 characters remaining'],
  [-1, 'You have 1 character too many'],
  [-12, 'You have 12 characters too many'],
])('with %i left: %s', (left, text) => {
  expect(charactersLeft(left, '')).toBe(text);
});
