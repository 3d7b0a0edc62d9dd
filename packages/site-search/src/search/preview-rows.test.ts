import type { SearchItem, SearchResults } from '../hosted-search/search-client.ts';
import { describe, expect, test } from 'vitest';
import { groupOf, previewRows } from './preview-rows.ts';

const item = (id: string): SearchItem => ({
  id,
  url: `/${id}`,
  title: [{ text: id, isMatch: false }],
  description: [],
  image: undefined,
  guid: undefined,
  category: undefined,
});
const some = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => item(`${name}${index + 1}`));
const results = (pages: number, blogs: number, advisers: number): SearchResults => ({
  pages: some('p', pages),
  blogs: some('b', blogs),
  advisers: some('a', advisers),
});

describe('the rows of a preview', () => {
  test.each([
    [[0, 0, 0], '', ''],
    [[1, 0, 0], 'p1', 'p1'],
    [[4, 1, 1], 'p1 p2 p3 p4', 'p1 p2 b1 a1'],
    [[20, 20, 20], 'p1 p2 p3 p4', 'p1 p2 b1 a1'],
    [[3, 1, 1], 'p1 p2 p3 b1', 'p1 p2 b1 a1'],
    [[2, 1, 1], 'p1 p2 b1 a1', 'p1 p2 b1 a1'],
    [[4, 0, 1], 'p1 p2 p3 p4', 'p1 p2 p3 a1'],
    [[4, 1, 0], 'p1 p2 p3 p4', 'p1 p2 p3 b1'],
    [[4, 0, 0], 'p1 p2 p3 p4', 'p1 p2 p3 p4'],
    [[0, 3, 3], 'b1 a1', 'b1 a1'],
    [[0, 0, 2], 'a1', 'a1'],
  ] as const)(
    'of %j pages, posts and advisers: %s when ordered, %s when reserved',
    (counts, ordered, reserved) => {
      const [pages, blogs, advisers] = counts;
      const found = results(pages, blogs, advisers);
      const rows = (rule: 'ordered' | 'reserved') =>
        previewRows(found, rule)
          .map(({ id }) => id)
          .join(' ');
      expect(rows('ordered')).toBe(ordered);
      expect(rows('reserved')).toBe(reserved);
    },
  );

  test('each belongs to its group', () => {
    const found = results(2, 1, 1);
    expect(previewRows(found, 'ordered').map((row) => groupOf(found, row))).toEqual([
      'pages',
      'pages',
      'blogs',
      'advisers',
    ]);
  });
});
