import { expect, test } from 'vitest';
import { cleanQuery } from './create-search-client.ts';

test.each([
  ['home', 'home'],
  ['  home  loan ', 'home loan'],
  ['home\u0000\n\tloan', 'home loan'],
  ['Whangārei', 'Whangārei'],
  ['Whanga\u0304rei', 'Whanga\u0304rei'],
  ['C++', 'C++'],
  ['100%', '100%'],
  ['🏡', '🏡'],
  ['家', '家'],
  ['\ud800home', 'home'],
  ['home\udfff', 'home'],
  ['\ud83c', ''],
  ['...', ''],
  ['//', ''],
  ['/../..', ''],
  ['- – —', ''],
  ['', ''],
  [' \u00a0\u2003', ''],
])('of %j is searched for: %j', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

test.each([
  ['a'.repeat(10_000), 170],
  ['ā'.repeat(10_000), 170],
  ['家'.repeat(10_000), 170],
  ['🏡'.repeat(5_000), 170],
  [`a${'🏡'.repeat(5_000)}`, 169], // half a character is dropped
  ['a '.repeat(5_000), 169],
])('of ten thousand characters at most 170 are searched for, within the 512 bytes of the vendor: case %#', (typed, length) => {
  const query = cleanQuery(typed);
  expect(query).toHaveLength(length);
  expect(new TextEncoder().encode(query).length).toBeLessThanOrEqual(512);
  expect(query).not.toMatch(/\p{Surrogate}/u);
});
