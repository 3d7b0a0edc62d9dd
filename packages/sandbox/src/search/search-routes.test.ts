import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

const pages = Array.from({ length: 2345 }, (_, index) => {
  const objectID = String(index).padStart(4, '0');
  return { objectID, path: `/${objectID}`, title: `Page ${index}`, type: index % 2 ? 'page' : 'adviser' };
});
const post = { objectID: 'post', title: 'A post', description: 'About loans', catid: 'insurance' };

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox({ searchRecords: { pages, blog: [post], empty: [] } });
});
afterAll(() => test.stop());

interface Answer {
  readonly hits: readonly Readonly<Record<string, unknown>>[];
  readonly results: readonly Readonly<Record<string, unknown>>[];
  readonly [name: string]: unknown;
}

const keys = (key = 'sandbox', appId = 'sandbox') =>
  `?x-algolia-api-key=${key}&x-algolia-application-id=${appId}`;

async function ask(path: string, body: unknown, query = keys()): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'Content-Type': 'text/plain' };
  const response = await test.call(`/1/indexes/${path}${query}`, { method: 'POST', body: text, headers });
  const answer = (await response.json()) as Answer;
  expect(answer.status).toBe(response.ok ? undefined : response.status); // an error repeats it
  return answer;
}
const search = (parameters: unknown) => ask('pages/query', parameters);
const refusal = (status: number, message: string) => ({
  status,
  message: expect.stringContaining(message) as string,
});

it('is alive, and leaves a brand called 1 to the API', async () => {
  expect(await (await test.call('/1/isalive')).json()).toEqual({ message: 'server is alive' });
  expect((await test.call('/1/lead', { json: {} })).status).toBe(422);
});

describe('a query', () => {
  it('is answered in the vendor’s format', async () => {
    const value = 'About <em>lo</em>ans';
    expect(await ask('blog/query', { query: 'lo' })).toEqual({
      hits: [
        {
          ...post,
          _highlightResult: {
            title: { value: 'A post', matchLevel: 'none', matchedWords: [] },
            description: { value, matchLevel: 'full', matchedWords: ['lo'], fullyHighlighted: false },
          },
        },
      ],
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      exhaustive: { nbHits: true, typo: true },
      query: 'lo',
      params: expect.stringContaining('query=lo&') as string,
      index: 'blog',
      processingTimeMS: expect.any(Number) as number,
    });
  });

  it('can be a URL-encoded text, which takes precedence', async () => {
    const params = 'query=11&hitsPerPage=1&filters=type:page&attributesToRetrieve=title,path&analytics=false';
    const hits = [{ title: 'Page 11', path: '/0011' }];
    expect(await search({ params, hitsPerPage: 7 })).toMatchObject({ hits, hitsPerPage: 1 });
  });

  it.each([
    [{}, 'Page <em>11</em>'],
    [{ highlightPreTag: '{', highlightPostTag: '}' }, 'Page {11}'],
    [{ highlightPreTag: '', highlightPostTag: '' }, 'Page <em>11</em>'], // as with the vendor
  ])('with %j marks words like this: %s', async (tags, value) => {
    const { hits } = await search({ query: '11', ...tags });
    expect(hits[0]).toMatchObject({ _highlightResult: { title: { value } } });
  });

  it.each([
    [{}, { nbHits: 2345, nbPages: 50, hitsPerPage: 20, page: 0 }, 20, '0000'],
    [{ hitsPerPage: 2, page: 1 }, { nbHits: 2345, nbPages: 500 }, 2, '0002'],
    [{ hitsPerPage: 1000 }, { nbHits: 2345, nbPages: 1 }, 1000, '0000'],
    [{ filters: 'type:page', hitsPerPage: 2 }, { nbHits: 1172, nbPages: 500 }, 2, '0001'],
    [{ page: 49 }, { page: 49 }, 20, '0980'],
    [{ page: 50 }, { page: 50 }, 0, undefined], // paging ends after a thousand hits, as with the vendor
    [{ hitsPerPage: 900, page: 1 }, { nbPages: 2 }, 100, '0900'],
  ])('with %j is answered with %j and %i hits from %s', async (parameters, answer, count, first) => {
    const given = await search(parameters);
    expect(given).toMatchObject(answer);
    expect(given.hits).toHaveLength(count);
    expect(given.hits[0]?.objectID).toBe(first);
  });

  it.each([
    [{}, 'path title type objectID _highlightResult'],
    [{ attributesToRetrieve: ['title'] }, 'title objectID _highlightResult'],
    [{ attributesToRetrieve: [], attributesToHighlight: [] }, 'objectID'],
  ])('with %j returns of each hit: %s', async (parameters, names) => {
    const [hit = {}] = (await search({ query: 'page', ...parameters })).hits;
    expect(Object.keys(hit).join(' ')).toBe(names);
  });

  it.each([
    ['foo', { foo: 1 }],
    ['hitsPerPage', { hitsPerPage: 1001 }],
    ['hitsPerPage', { hitsPerPage: '20' }],
    ['page', { page: -1 }],
    ['query', { query: 'ā'.repeat(257) }],
    ['filters', { filters: 'price > 3' }],
    ['userToken', { userToken: 'aroha@example.nz' }],
    ['analytics', { analytics: 'yes' }],
    ['params', { params: { query: 'x' } }],
    ['aroundLatLng', { params: 'query=x&aroundLatLng=1,2' }],
    ['JSON', '{"query":'],
    ['fields by name', '[]'],
  ])('is refused for its %s: %j', async (name, parameters) => {
    expect(await search(parameters)).toEqual(refusal(400, name));
  });
});

describe('several queries', () => {
  const blog = { indexName: 'blog' };

  it('are answered in order', async () => {
    const requests = ['blog', 'pages', 'empty'].map((indexName) => ({ indexName, query: '' }));
    const { results } = await ask('*/queries', { requests, strategy: 'none' });
    const found = results.map(({ index, nbHits }) => [index, nbHits]);
    expect(found).toEqual([
      ['blog', 1],
      ['pages', 2345],
      ['empty', 0],
    ]);
  });

  it.each([
    [404, 'nowhere', { requests: [blog, { indexName: 'nowhere' }] }],
    [400, 'foo', { requests: [blog, { indexName: 'pages', foo: 1 }] }],
    [400, 'indexName', { requests: [{ query: 'x' }] }],
    [400, 'type', { requests: [{ ...blog, type: 'facet' }] }],
    [400, 'requests', { requests: Array.from({ length: 51 }, () => blog) }],
    [400, 'strategy', { requests: [blog], strategy: 'stopIfEnoughMatches' }],
    [400, 'requests', {}],
  ])('are all answered %i if %s is wrong', async (status, message, body) => {
    expect(await ask('*/queries', body)).toEqual(refusal(status, message));
  });
});

describe('the keys', () => {
  it.each([keys('wrong'), keys('sandbox', 'wrong'), ''])('are refused: %s', async (query) => {
    expect(await ask('pages/query', {}, query)).toEqual(refusal(403, 'Invalid Application-ID or API key'));
  });

  it('may be in the headers', async () => {
    const headers = { 'x-algolia-api-key': 'sandbox', 'x-algolia-application-id': 'sandbox' };
    expect((await test.call('/1/indexes/blog/query', { json: {}, headers })).status).toBe(200);
  });
});

it.each(['pages/browse', 'pages/queries', 'pages/query/', 'nowhere/query'])(
  '%s is answered 404 in the vendor’s format',
  async (path) => {
    expect(await ask(path, {})).toEqual(refusal(404, ''));
  },
);
