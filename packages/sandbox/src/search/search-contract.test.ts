import { searches, searchRecords, type Found, type SearchLimits } from '@adviser-widgets/testing/searches';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

// The vendor's own client must find what the table says, in its order and with its highlights.
// sandbox-search.test.ts of core runs the widgets' own search on the same table.

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox({ searchRecords });
});
afterAll(() => test.stop());

interface Hit {
  readonly objectID: string;
  readonly _highlightResult: { readonly title: { readonly value: string } };
}
type Results = readonly { readonly hits: readonly Hit[] }[];

function requestsFor(query: string, limits: SearchLimits) {
  const marks = { highlightPreTag: '{', highlightPostTag: '}' };
  return [
    { indexName: 'pages', query, hitsPerPage: limits.pages, filters: 'NOT type:adviser', ...marks },
    { indexName: 'blog', query, hitsPerPage: limits.blogs, ...marks },
    { indexName: 'pages', query, hitsPerPage: limits.advisers, filters: 'type:adviser', ...marks },
  ];
}

function client() {
  const url = test.url.replace('http://', '');
  return liteClient('sandbox', 'sandbox', { hosts: [{ url, protocol: 'http', accept: 'read' }] });
}

function foundIn(results: Results): Found {
  const [pages = [], blogs = [], advisers = []] = results.map(({ hits }) => hits);
  const ids = (hits: readonly Hit[]) => hits.map(({ objectID }) => objectID);
  // In the order of the groups.
  const titles = [...pages, ...blogs, ...advisers].map(({ _highlightResult: { title } }) => title.value);
  return { ids: { pages: ids(pages), blogs: ids(blogs), advisers: ids(advisers) }, titles };
}

describe('the vendor’s client', () => {
  it.each(searches.map((row) => ({ row, text: row[0] })))('$text finds the same records', async ({ row }) => {
    const [text, limits, pages, blogs, advisers, title] = row;
    const { results } = await client().search<Hit>({ requests: requestsFor(text, limits) });
    const found = foundIn(results as unknown as Results); // without facets
    const sorted = (ids: readonly string[]) => (text === 'ho' ? [...ids].sort() : ids);
    expect({ ...found.ids, pages: sorted(found.ids.pages) }).toEqual({ pages, blogs, advisers });
    if (title !== undefined) expect(found.titles[0]).toBe(title);
  });
});
