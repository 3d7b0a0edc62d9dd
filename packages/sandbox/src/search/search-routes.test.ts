import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

const pages = Array.from({ length: 2345 }, (_, index) => {
  const objectID = String(index).padStart(4, '0');
  return { objectID, path: `/${objectID}`, title: `Page ${index}`, type: index % 2 ? 'odd' : 'even' };
});
const post = { objectID: 'post', title: 'A post', description: 'About loans', catid: 'insurance' };

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox({ searchRecords: { pages, blog: [post], empty: [] } });
});
afterAll(() => test.stop());

interface Answer {
  readonly status: number;
  readonly body: {
    readonly hits: readonly Readonly<Record<string, unknown>>[];
    readonly results: readonly Readonly<Record<string, unknown>>[];
    readonly message: string;
    readonly [name: string]: unknown;
  };
}

const keys = (key: string, appId = 'sandbox') =>
  `?x-algolia-api-key=${key}&x-algolia-application-id=${appId}`;

async function call(method: string, path: string, body: unknown, query = keys('sandbox')): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await test.call(`/1/${path}${query}`, {
    method,
    headers: { 'Content-Type': 'text/plain' },
    ...(method !== 'GET' && { body: text }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
const query = (parameters: unknown, index = 'pages') => call('POST', `indexes/${index}/query`, parameters);
const queries = (body: unknown) => call('POST', 'indexes/*/queries', body);
const write = (path: string, body: unknown, method = 'POST') =>
  call(method, `indexes/${path}`, body, keys('sandbox-admin'));
const idsOf = ({ body }: Answer) => body.hits.map(({ objectID }) => objectID);

describe('a query', () => {
  it('is answered in the vendor’s format', async () => {
    const { body } = await query({ query: 'lo', clickAnalytics: true }, 'blog');
    const value = 'About <em>lo</em>ans';
    expect(body).toEqual({
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
      queryID: expect.stringMatching(/^[\da-f]{32}$/) as string,
      processingTimeMS: expect.any(Number) as number,
    });
  });

  it('can be a URL-encoded text, which takes precedence', async () => {
    const params = 'query=page%201&hitsPerPage=2&facetFilters=[["type:odd"]]&attributesToRetrieve=title,path';
    const { body } = await query({ params, hitsPerPage: 7 });
    const hits = ['1', '11'].map((id) => ({ title: `Page ${id}`, path: `/${id.padStart(4, '0')}` }));
    expect(body).toMatchObject({ hits, hitsPerPage: 2 });
  });

  it.each([
    [{}, { nbHits: 2345, nbPages: 50, hitsPerPage: 20, page: 0 }, 20, '0000'],
    [{ hitsPerPage: 2, page: 1 }, { nbHits: 2345, nbPages: 500 }, 2, '0002'],
    [{ hitsPerPage: 1000 }, { nbHits: 2345, nbPages: 1 }, 1000, '0000'],
    [{ filters: 'type:odd', hitsPerPage: 2 }, { nbHits: 1172, nbPages: 500 }, 2, '0001'],
    [{ facetFilters: [['type:odd']], page: 1, hitsPerPage: 2 }, { nbHits: 1172 }, 2, '0005'],
    [{ page: 49 }, { page: 49 }, 20, '0980'],
    [{ page: 50 }, { page: 50 }, 0, undefined], // paging ends after a thousand hits, as with the vendor
    [{ hitsPerPage: 900, page: 1 }, { nbPages: 2 }, 100, '0900'],
    [{ offset: 10, length: 3 }, { offset: 10, length: 3 }, 3, '0010'],
    [{ offset: 999, length: 3 }, { nbHits: 2345 }, 1, '0999'],
    [{ length: 7 }, { offset: 0, length: 7 }, 7, '0000'],
  ])('with %j is answered with %j and %i hits from %s', async (parameters, answer, count, first) => {
    const { body } = await query(parameters);
    expect(body).toMatchObject(answer);
    expect('page' in body).toBe(!('length' in parameters));
    expect(body.hits).toHaveLength(count);
    expect(body.hits[0]?.objectID).toBe(first);
  });

  it.each([
    [['type'], { type: { even: 1173, odd: 1172 } }],
    [['*'], { type: { even: 1173, odd: 1172 }, catid: {} }],
    [[], undefined],
  ])('counts the facets %j', async (facets, counts) => {
    expect((await query({ facets })).body.facets).toEqual(counts);
  });

  it.each([
    [{}, 'path title type objectID _highlightResult'],
    [{ attributesToRetrieve: ['title'] }, 'title objectID _highlightResult'],
    [{ attributesToHighlight: [] }, 'path title type objectID'],
    [
      { attributesToSnippet: ['title:1'], attributesToHighlight: [] },
      'path title type objectID _snippetResult',
    ],
    [{ attributesToRetrieve: [], getRankingInfo: true }, 'objectID _highlightResult _rankingInfo'],
  ])('with %j returns of each hit: %s', async (parameters, names) => {
    const [hit = {}] = (await query({ query: 'page', ...parameters })).body.hits;
    expect(Object.keys(hit).join(' ')).toBe(names);
  });

  it.each([
    ['foo', { foo: 1 }],
    ['hitsPerPage', { hitsPerPage: 1001 }],
    ['hitsPerPage', { hitsPerPage: '20' }],
    ['page', { page: -1 }],
    ['query', { query: 'ā'.repeat(257) }],
    ['filters', { filters: 'price > 3' }],
    ['attributesForFaceting', { filters: 'GUID:x' }],
    ['facetFilters', { facetFilters: 7 }],
    ['userToken', { userToken: 'aroha@example.nz' }],
    ['clickAnalytics', { clickAnalytics: 'yes' }],
    ['queryType', { queryType: 'fuzzy' }],
    ['restrictSearchableAttributes', { restrictSearchableAttributes: ['path'] }],
    ['params', { params: { query: 'x' } }],
    ['aroundLatLng', { params: 'query=x&aroundLatLng=1,2' }],
    ['JSON', '{"query":'],
    ['fields by name', '[]'],
  ])('is refused for its %s: %j', async (name, parameters) => {
    const { status, body } = await query(parameters);
    expect(status).toBe(400);
    expect(body).toEqual({ status: 400, message: expect.stringContaining(name) as string });
  });
});

describe('several queries', () => {
  const blog = { indexName: 'blog' };

  it('are answered in order', async () => {
    const requests = ['blog', 'pages', 'empty'].map((indexName) => ({ indexName, query: '' }));
    const { body } = await queries({ requests, strategy: 'none' });
    expect(body.results.map(({ index, nbHits }) => [index, nbHits])).toEqual([
      ['blog', 1],
      ['pages', 2345],
      ['empty', 0],
    ]);
  });

  it.each([
    [404, [blog, { indexName: 'nowhere' }]],
    [400, [blog, { indexName: 'pages', foo: 1 }]],
    [400, [{ query: 'x' }]],
    [400, [{ ...blog, type: 'facet' }]],
    [400, Array.from({ length: 51 }, () => blog)],
    [400, undefined],
  ])('are all answered %i if one is invalid', async (status, requests) => {
    expect((await queries({ requests })).body).toEqual({ message: expect.any(String) as string, status });
  });

  it('know no other strategy', async () => {
    expect((await queries({ requests: [blog], strategy: 'stopIfEnoughMatches' })).status).toBe(400);
  });
});

describe('the keys', () => {
  const invalid = 'Invalid Application-ID or API key';
  it.each([
    ['POST', 'query', keys('wrong'), invalid],
    ['POST', 'query', keys('sandbox', 'wrong'), invalid],
    ['POST', 'query', '', invalid],
    ['POST', 'batch', keys('sandbox'), 'Method not allowed with this API key'],
    ['PUT', 'settings', keys('sandbox'), 'Method not allowed with this API key'],
    ['POST', 'clear', keys('sandbox'), 'Method not allowed with this API key'],
  ])('are missing for %s %s%s', async (method, action, given, message) => {
    expect((await call(method, `indexes/blog/${action}`, {}, given)).body).toEqual({ message, status: 403 });
  });

  it('may be in the headers', async () => {
    const headers = { 'x-algolia-api-key': 'sandbox', 'x-algolia-application-id': 'sandbox' };
    expect((await test.call('/1/indexes/blog/query', { json: {}, headers })).status).toBe(200);
  });
});

describe('writing', () => {
  const home = (objectID: string) => ({ objectID, title: 'Home' });
  beforeEach(async () => {
    const bodies = [home('r1'), home('r2')];
    const requests = [{ action: 'clear' }, ...bodies.map((body) => ({ action: 'addObject', body }))];
    await write('changing/batch', { requests });
    await write('changing/settings', {}, 'PUT');
    await query({ query: 'home' }, 'changing'); // indexes the words before the change
  });
  const changing = (parameters: object) => query(parameters, 'changing');

  it.each([
    [{ action: 'addObject', body: home('r3') }, 'r1 r2 r3'],
    [{ action: 'updateObject', body: { objectID: 'r1', path: '/x' } }, 'r2'],
    [{ action: 'partialUpdateObject', body: { objectID: 'r1', path: '/x' } }, 'r1 r2'],
    [{ action: 'partialUpdateObject', body: home('r3') }, 'r1 r2 r3'],
    [{ action: 'partialUpdateObjectNoCreate', body: home('r3') }, 'r1 r2'],
    [{ action: 'deleteObject', body: { objectID: 'r1' } }, 'r2'],
    [{ action: 'deleteObject', body: { objectID: 'r9' } }, 'r1 r2'],
    [{ action: 'clear' }, ''],
  ])('%j leaves: %s', async (operation, ids) => {
    expect((await write('changing/batch', { requests: [operation] })).status).toBe(200);
    expect(idsOf(await changing({ query: 'home' })).join(' ')).toBe(ids);
  });

  it('gives an id if there is none, and returns all of them', async () => {
    const requests = [
      { action: 'addObject', body: { title: 'Home' } },
      { action: 'deleteObject', body: { objectID: 'r1' } },
    ];
    expect((await write('changing/batch', { requests })).body).toEqual({
      objectIDs: [expect.stringMatching(/^[\da-f]{16}$/), 'r1'],
      taskID: expect.any(Number) as number,
      updatedAt: expect.any(String) as string,
    });
  });

  it('takes a thousand operations at once, and creates a missing index', async () => {
    const operations = Array.from({ length: 1000 }, (_, id) => ({
      action: 'addObject',
      body: home(`n${id}`),
    }));
    await write('new/batch', { requests: [...operations, ...operations.slice(0, 1)] });
    expect((await query({}, 'new')).status).toBe(404);
    await write('new/batch', { requests: operations });
    expect((await query({}, 'new')).body.nbHits).toBe(1000);
  });

  it.each([
    ['an unknown action', { action: 'rename', body: {} }],
    ['no id to update', { action: 'updateObject', body: {} }],
    ['an empty id', { action: 'deleteObject', body: { objectID: '' } }],
    ['no body', { action: 'addObject' }],
  ])('refuses %s, and executes none of the batch', async (_name, operation) => {
    expect((await write('changing/batch', { requests: [{ action: 'clear' }, operation] })).status).toBe(400);
    expect(idsOf(await changing({}))).toEqual(['r1', 'r2']);
  });

  it('sets the searched attributes and their order, the facets, and the ranking', async () => {
    const bodies = [
      { objectID: 'a', name: 'loan', rank: 1 },
      { objectID: 'b', text: 'loan', name: 'other', rank: 9, kind: 'x' },
      { objectID: 'c', text: 'loan', rank: 5, kind: 'x' },
    ];
    await write('changing/batch', { requests: bodies.map((body) => ({ action: 'addObject', body })) });
    expect(idsOf(await changing({ query: 'loan' }))).toEqual([]);
    const searchableAttributes = ['name', 'text'];
    const settings = { searchableAttributes, attributesForFaceting: ['kind'], customRanking: ['desc(rank)'] };
    await write('changing/settings', settings, 'PUT');
    expect(idsOf(await changing({ query: 'loan' }))).toEqual(['a', 'b', 'c']);
    const restricted = { filters: 'kind:x', restrictSearchableAttributes: ['text'] };
    expect(idsOf(await changing({ query: 'loan', ...restricted }))).toEqual(['b', 'c']);
    const others = { searchableAttributes: ['text', 'name'], customRanking: ['asc(rank)'] };
    await write('changing/settings', others, 'PUT');
    expect(idsOf(await changing({ query: 'loan' }))).toEqual(['c', 'b', 'a']);
    expect((await changing({ filters: 'kind:x' })).status).toBe(400);
  });

  it.each([{ searchableAttributes: 'title' }, { customRanking: ['rank'] }, { ranking: [] }])(
    'refuses the settings %j',
    async (settings) => {
      expect((await write('changing/settings', settings, 'PUT')).status).toBe(400);
    },
  );

  it('clears an index, if there is one', async () => {
    expect((await write('changing/clear', '')).status).toBe(200);
    expect(idsOf(await changing({}))).toEqual([]);
    expect((await write('nowhere/clear', '')).status).toBe(404);
  });
});

describe('words that find nothing', () => {
  it.each([
    ['none', ''],
    ['lastWords', 'r1'],
    ['firstWords', 'r2'],
    ['allOptional', 'r1 r2'],
  ])('with removeWordsIfNoResults %s: %s', async (removeWordsIfNoResults, ids) => {
    const bodies = [
      { objectID: 'r1', title: 'Home' },
      { objectID: 'r2', title: 'Loan' },
    ];
    await write('fewer/batch', { requests: bodies.map((body) => ({ action: 'addObject', body })) });
    expect(idsOf(await query({ query: 'home loan', removeWordsIfNoResults }, 'fewer')).join(' ')).toBe(ids);
  });
});

it.each([
  ['GET', 'indexes/pages/query'],
  ['POST', 'indexes/pages/browse'],
  ['POST', 'indexes/pages/queries'],
  ['PUT', 'indexes/pages/batch'],
  ['POST', 'indexes/pages/query/'],
])('%s %s is answered 404 in the vendor’s format', async (method, path) => {
  const { body } = await call(method, path, {});
  expect(body).toEqual({ message: expect.any(String) as string, status: 404 });
});

it('is alive, and leaves a brand called 1 to the API', async () => {
  expect(await (await test.call('/1/isalive')).json()).toEqual({ message: 'server is alive' });
  expect((await test.call('/1/lead', { json: {} })).status).toBe(422);
});
