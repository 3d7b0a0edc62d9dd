import { expect, test } from 'vitest';
import { asName } from './read-loader-attribute.ts';

test.each([
  [' Icon ', 'icon'],
  ['“icon”', 'icon'],
  ['\u200bicon\u2060', 'icon'],
  [`a${' '.repeat(2_000_000)}b`, 'a'],
])('the name in %.20j', (text, name) => {
  expect(asName(text)).toBe(name);
});
