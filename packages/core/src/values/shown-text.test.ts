import { expect, test } from 'vitest';
import { parseValue } from './kinds.ts';
import { shownText } from './shown-text.ts';

test.each([
  ['60,000 digits (P19)', '1'.repeat(60_000), `${'1'.repeat(1000)}…`],
  ['a long word among others', `Call ${'a1'.repeat(600)} today`, `Call ${'a1'.repeat(500)}… today`],
  ['more than 10,000 characters', 'word '.repeat(12_000), 'word '.repeat(2000)],
  ['10,000 characters', 'word '.repeat(2000), 'word '.repeat(2000)],
  ['a word of 1,000 letters', 'a'.repeat(1000), 'a'.repeat(1000)],
  ['a paragraph of Chinese, which browsers break anywhere', '房'.repeat(2000), '房'.repeat(2000)],
])('%s', (_name, text, shown) => {
  expect(shownText(text)).toBe(shown);
});

test('cuts no emoji in half', () => {
  expect(shownText(`${'房'.repeat(9999)}🏠🏠`)).toBe('房'.repeat(9999));
});

test.each([
  ['text', '1'.repeat(60_000), `${'1'.repeat(1000)}…`],
  ['list', `a, ${'1'.repeat(60_000)}`, ['a', `${'1'.repeat(1000)}…`]],
] as const)('is how a %s is read', (kind, text, value) => {
  expect(parseValue(kind, text)).toEqual({ value });
});
