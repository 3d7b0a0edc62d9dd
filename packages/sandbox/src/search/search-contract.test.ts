import {
  all,
  searches,
  searchRecords,
  type Found,
  type SearchLimits,
} from '@adviser-widgets/testing/searches';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

// One table of searches, requested directly and by the vendor's client: both must find the same records in
// the same order with the same highlights. sandbox-search.test.ts of core runs the widgets' own search on this table.

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox({ searchRecords });
});
afterAll(() => test.stop());

type Door = (text: string, limits: SearchLimits) => Promise<Found>;

const marks = { highlightPreTag: '{', highlightPostTag: '}' };

function requestsFor(query: string, limits: SearchLimits) {
  return [
    { indexName: 'pages', query, hitsPerPage: limits.pages, filters: 'NOT type:adviser', ...marks },
    { indexName: 'blog', query, hitsPerPage: limits.blogs, ...marks },
    { indexName: 'pages', query, hitsPerPage: limits.advisers, filters: 'type:adviser', ...marks },
  ];
}

interface Hit {
  readonly objectID: string;
  readonly _highlightResult: { readonly title: { readonly value: string } };
}

function foundIn(results: readonly { readonly hits: readonly Hit[] }[]): Found {
  const [pages = [], blogs = [], advisers = []] = results.map(({ hits }) => hits);
  const ids = (hits: readonly Hit[]) => hits.map(({ objectID }) => objectID);
  // In the order of the groups.
  const titles = [...pages, ...blogs, ...advisers].map(({ _highlightResult: { title } }) => title.value);
  return { ids: { pages: ids(pages), blogs: ids(blogs), advisers: ids(advisers) }, titles };
}

const raw =
  (encode: (request: ReturnType<typeof requestsFor>[number]) => object): Door =>
  async (text, limits) => {
    const body = JSON.stringify({ requests: requestsFor(text, limits).map(encode) });
    const response = await test.call(
      '/1/indexes/*/queries?x-algolia-api-key=sandbox&x-algolia-application-id=sandbox',
      { method: 'POST', body },
    );
    return foundIn(((await response.json()) as { results: { hits: Hit[] }[] }).results);
  };

const doors: Readonly<Record<string, Door>> = {
  'by hand': raw((request) => request),
  'by hand, in a text of parameters': raw(({ indexName, ...parameters }) => {
    const pairs = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
    return { indexName, params: new URLSearchParams(pairs).toString() };
  }),
  'by the vendor’s client': async (text, limits) => {
    const url = test.url.replace('http://', '');
    const client = liteClient('sandbox', 'sandbox', { hosts: [{ url, protocol: 'http', accept: 'read' }] });
    const { results } = await client.search<Hit>({ requests: requestsFor(text, limits) });
    return foundIn(results as unknown as { hits: Hit[] }[]); // without facets
  },
  'by the vendor’s client, as older versions are called': async (text, limits) => {
    const url = test.url.replace('http://', '');
    const client = liteClient('sandbox', 'sandbox', { hosts: [{ url, protocol: 'http', accept: 'read' }] });
    const { results } = await client.search<Hit>(
      requestsFor(text, limits).map(({ indexName, ...params }) => ({ indexName, params })),
    );
    return foundIn(results as unknown as { hits: Hit[] }[]);
  },
};

describe.each(Object.entries(doors))('asked %s', (_name, find) => {
  it.each(searches.map((row) => ({ row, text: row[0] })))('$text finds the same records', async ({ row }) => {
    const [text, limits, pages, blogs, advisers, title] = row;
    const found = await find(text, limits);
    const sorted = (ids: readonly string[]) => (text === 'ho' ? [...ids].sort() : ids);
    expect({ ...found.ids, pages: sorted(found.ids.pages) }).toEqual({ pages, blogs, advisers });
    if (title !== undefined) expect(found.titles[0]).toBe(title);
  });
});

describe('the records', () => {
  it('are loaded in batches, without exception', async () => {
    const { ids } = await (doors['by hand'] as Door)('zzz', { ...all, pages: 1000 });
    expect(ids.pages).toHaveLength(1000);
  });
});
