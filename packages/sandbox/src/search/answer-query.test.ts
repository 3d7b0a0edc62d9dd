import { searches, searchRecords } from '@adviser-widgets/testing/searches';
import { expect, it } from 'vitest';
import { answerQueries, answerQuery } from './answer-query.ts';
import { createSearchIndexes } from './search-indexes.ts';

// sandbox-search.test.ts of core runs the widgets' search, with the vendor's client, on the same table.

const indexes = createSearchIndexes(searchRecords);
const marks = { highlightPreTag: '{', highlightPostTag: '}' };

it.each(searches.map((row) => ({ row, text: row[0] })))('$text finds the same records', ({ row }) => {
  const [query, limits, pages, blogs, advisers, title] = row;
  const requests = [
    { indexName: 'pages', query, hitsPerPage: limits.pages, filters: 'NOT type:adviser', ...marks },
    { indexName: 'blog', query, hitsPerPage: limits.blogs, ...marks },
    { indexName: 'pages', query, hitsPerPage: limits.advisers, filters: 'type:adviser', ...marks },
  ];
  const { results } = answerQueries('*', { requests }, indexes);
  expect(results.map(({ hits }) => hits.map(({ objectID }) => objectID))).toEqual([pages, blogs, advisers]);
  const [best] = results.flatMap(({ hits }) => hits);
  if (title !== undefined) expect(best?._highlightResult?.['title']?.value).toBe(title);
});

it('puts the fewest typos first, then the most important attribute, then the ids in order', () => {
  const pages = [
    { objectID: 'a', description: 'loan' },
    { objectID: 'b', title: 'loan' },
    { objectID: 'c', title: 'loam' },
    { objectID: 'd', title: 'loam', description: 'loan' },
    { objectID: 'B', title: 'loan' },
  ];
  const { hits } = answerQuery('pages', { query: 'loan' }, createSearchIndexes({ pages }));
  expect(hits.map(({ objectID }) => objectID).join(' ')).toBe('B b a d c');
});
