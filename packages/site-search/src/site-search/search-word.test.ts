import { expect, test } from 'vitest';
import { searchWord } from './useSearchWord.ts';

test.each([
  ['first home', 'first home'],
  ['rates 2026', 'rates 2026'],
  ['Whangārei 0110', 'Whangārei 0110'],
  ['jo@example.nz', undefined],
  ['mail jo+loans@example.co.nz please', undefined],
  ['@home', '@home'],
  ['021 555 0142', undefined],
  ['+64 (21) 555-0142', undefined],
  ['0800000000', undefined],
  ['x'.repeat(150), 'x'.repeat(100)],
])('reports %j to analytics as %j', (keyword, expected) => {
  expect(searchWord(keyword)).toBe(expected);
});
