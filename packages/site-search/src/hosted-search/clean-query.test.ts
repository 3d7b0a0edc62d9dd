import { expect, test } from 'vitest';
import { cleanQuery } from './create-search-client.ts';

test.each([
  ['home', 'home'],
  ['  home  loan ', 'home loan'],
  ['home\u0000\n\tloan', 'home loan'],
  ['\u200ehome\u00ad lo\u200ban', 'home loan'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Whangārei', 'Whangārei'],
  ['Whanga\u0304rei', 'Whang\u0101rei'],
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
])('searches %j for: %j', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

test.each([
  ['a'.repeat(10_000), 170],
  ['ā'.repeat(10_000), 170],
  ['家'.repeat(10_000), 170],
  ['🏡'.repeat(5_000), 170],
  [`a${'🏡'.repeat(5_000)}`, 169], // half a character is dropped
  ['a '.repeat(5_000), 169],
])("cuts ten thousand characters to 170, within the vendor's 512 bytes: case %#", (typed, length) => {
  const query = cleanQuery(typed);
  expect(query).toHaveLength(length);
  expect(new TextEncoder().encode(query).length).toBeLessThanOrEqual(512);
  expect(query).not.toMatch(/\p{Surrogate}/u);
});
