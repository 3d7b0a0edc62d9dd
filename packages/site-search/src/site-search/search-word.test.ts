import { harmlessTexts, personalSpellings } from '@adviser-widgets/testing/personal';
import { expect, test } from 'vitest';
import { searchWord } from './useSearchWord.ts';

test.each([...harmlessTexts, '𝕜'.repeat(100)])('reports %j to analytics as it is', (keyword) => {
  expect(searchWord(keyword)).toBe(keyword);
});

test('reports at most 100 characters', () => {
  expect(searchWord('x'.repeat(150))).toBe('x'.repeat(100));
});

test.each(personalSpellings)('does not report %j to analytics', (keyword) => {
  expect(searchWord(keyword)).toBeUndefined();
});

test('does not report the harmless start of words that are personal further on', () => {
  expect(searchWord(`${'home '.repeat(30)}ana@example.nz`)).toBeUndefined();
});
