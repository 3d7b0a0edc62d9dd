import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import type { SearchRecord } from './search-record.ts';

const record = (objectID: string, fields: object = {}): SearchRecord => ({
  objectID,
  path: `/${objectID}`,
  ...fields,
});
const many = Array.from({ length: 2345 }, (_, index) =>
  record(String(index).padStart(4, '0'), { title: `Page ${index}`, type: index % 2 ? 'odd' : 'even' }),
);
const records = {
  pages: many,
  blog: [record('post', { title: 'A post', description: 'About loans', catid: 'insurance' })],
  empty: [],
};

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox({ searchRecords: records });
});
afterAll(() => test.stop());
afterEach(() => test.sandbox.heal());

const keys = (key = 'sandbox', appId = 'sandbox') =>
  `?x-algolia-api-key=${key}&x-algolia-application-id=${appId}`;
interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & {
    readonly hits?: readonly Record<string, unknown>[];
    readonly results?: readonly Record<string, unknown>[];
  };
}

async function post(path: string, body: unknown, { key = 'sandbox', method = 'POST' } = {}): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await test.call(`/1/indexes/${path}${keys(key)}`, {
    method,
    body: text,
    headers: { 'Content-Type': 'text/plain' },
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
const query = (parameters: object, index = 'pages') => post(`${index}/query`, parameters);
const write = (path: string, body: unknown, method = 'POST') =>
  post(path, body, { key: 'sandbox-admin', method });
const idsOf = ({ body }: Answer) => body.hits?.map(({ objectID }) => objectID);

it('is alive', async () => {
  expect(await (await test.call('/1/isalive')).json()).toEqual({ message: 'server is alive' });
});

describe('a query', () => {
  it('is answered in the vendor’s format', async () => {
    const { body } = await query({ query: 'lo', clickAnalytics: true }, 'blog');
    expect(body).toEqual({
      hits: [
        {
          ...record('post', { title: 'A post', description: 'About loans', catid: 'insurance' }),
          _highlightResult: {
            title: { value: 'A post', matchLevel: 'none', matchedWords: [] },
            description: {
              value: 'About <em>lo</em>ans',
              matchLevel: 'full',
              matchedWords: ['lo'],
              fullyHighlighted: false,
            },
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

  it.each([
    [{}, 2345, 118, 20, ['0000', '0001']],
    [{ hitsPerPage: 2 }, 2345, 500, 2, ['0000', '0001']],
    [{ hitsPerPage: 2, page: 1 }, 2345, 500, 2, ['0002', '0003']],
    [{ hitsPerPage: 1000 }, 2345, 1, 1000, ['0000', '0001']],
    [{ filters: 'type:odd', hitsPerPage: 2 }, 1172, 500, 2, ['0001', '0003']],
    [{ facetFilters: [['type:odd']], page: 1, hitsPerPage: 2 }, 1172, 500, 2, ['0005', '0007']],
  ])('with %j is one page of many', async (parameters, nbHits, nbPages, hitsPerPage, ids) => {
    const answer = await query(parameters);
    const expected = Math.min(nbPages, Math.ceil(1000 / hitsPerPage));
    expect(answer.body).toMatchObject({ nbHits, nbPages: expected, hitsPerPage });
    expect(idsOf(answer)?.slice(0, 2)).toEqual(ids);
  });

  it.each([
    [{ hitsPerPage: 20, page: 49 }, 20],
    [{ hitsPerPage: 20, page: 50 }, 0], // paging ends after a thousand hits, as with the vendor
    [{ hitsPerPage: 900, page: 1 }, 100],
    [{ offset: 10, length: 3 }, 3],
    [{ offset: 999, length: 3 }, 1],
    [{ length: 7 }, 7],
  ])('with %j has %i hits', async (parameters, count) => {
    expect((await query(parameters)).body.hits).toHaveLength(count);
  });

  it('by offset reports that, and has no pages', async () => {
    const { body } = await query({ offset: 1, length: 2 });
    expect(body.offset).toBe(1);
    expect(body.length).toBe(2);
    expect('page' in body).toBe(false);
    expect('nbPages' in body).toBe(false);
  });

  it('counts facets', async () => {
    const facets = { type: { even: 1173, odd: 1172 } };
    expect((await query({ facets: ['type'] })).body.facets).toEqual(facets);
    expect((await query({ facets: ['*'] })).body.facets).toEqual({ ...facets, catid: {} });
    expect((await query({})).body).not.toHaveProperty('facets');
  });

  it.each([
    [{ attributesToRetrieve: ['title'] }, ['title', 'objectID', '_highlightResult']],
    [{ attributesToRetrieve: 'title,path' }, ['path', 'title', 'objectID', '_highlightResult']],
    [{ attributesToRetrieve: [], attributesToHighlight: [] }, ['objectID']],
    [
      { attributesToRetrieve: [], attributesToHighlight: [], attributesToSnippet: ['title:1'] },
      ['objectID', '_snippetResult'],
    ],
    [
      { attributesToRetrieve: [], attributesToHighlight: [], getRankingInfo: true },
      ['objectID', '_rankingInfo'],
    ],
  ])('with %j returns %j of each hit', async (parameters, names) => {
    expect(Object.keys((await query({ query: 'page', ...parameters })).body.hits?.[0] ?? {})).toEqual(names);
  });

  it.each([
    ['foo', { foo: 1 }],
    ['hitsPerPage', { hitsPerPage: 0 }],
    ['hitsPerPage', { hitsPerPage: 1001 }],
    ['hitsPerPage', { hitsPerPage: '20' }],
    ['page', { page: -1 }],
    ['page', { page: 1.5 }],
    ['query', { query: 7 }],
    ['query', { query: 'ā'.repeat(257) }],
    ['filters', { filters: 'price > 3' }],
    ['attributesForFaceting', { filters: 'GUID:x' }],
    ['facetFilters', { facetFilters: 7 }],
    ['userToken', { userToken: '' }],
    ['userToken', { userToken: 'aroha@example.nz' }],
    ['userToken', { userToken: 'a'.repeat(130) }],
    ['clickAnalytics', { clickAnalytics: 'yes' }],
    ['queryType', { queryType: 'fuzzy' }],
    ['restrictSearchableAttributes', { restrictSearchableAttributes: ['path'] }],
    ['params', { params: { query: 'x' } }],
    ['hitsPerPage', { params: 'hitsPerPage=many' }],
    ['aroundLatLng', { params: 'query=x&aroundLatLng=1,2' }],
  ])('is refused for its %s: %j', async (name, parameters) => {
    const { status, body } = await query(parameters);
    expect(status).toBe(400);
    expect(body.status).toBe(400);
    expect(body.message).toContain(name);
  });

  it.each(['{"query":', '[]', '"x"', 'null', '7', 'query=x'])('is refused with the body %s', async (body) => {
    expect((await post('pages/query', body)).status).toBe(400);
  });
});

describe('several queries', () => {
  it.each(['*', '%2A'])('at %s are answered in order', async (star) => {
    const requests = ['blog', 'pages', 'blog', 'empty'].map((indexName) => ({ indexName, query: '' }));
    const { body } = await post(`${star}/queries`, { requests, strategy: 'none' });
    expect(body.results?.map(({ index, nbHits }) => [index, nbHits])).toEqual([
      ['blog', 1],
      ['pages', 2345],
      ['blog', 1],
      ['empty', 0],
    ]);
  });

  it('can be none, or fifty, but not 51', async () => {
    const requests = (count: number) =>
      Array.from({ length: count }, () => ({ indexName: 'blog', type: 'default' }));
    expect((await post('*/queries', { requests: [] })).body).toEqual({ results: [] });
    expect((await post('*/queries', { requests: requests(50) })).body.results).toHaveLength(50);
    expect((await post('*/queries', { requests: requests(51) })).status).toBe(400);
  });

  it.each([
    [404, { requests: [{ indexName: 'blog' }, { indexName: 'nowhere' }] }],
    [400, { requests: [{ indexName: 'blog' }, { indexName: 'pages', foo: 1 }] }],
    [400, { requests: [{ query: 'x' }] }],
    [400, { requests: [{ indexName: 'blog', type: 'facet' }] }],
    [400, { requests: [{ indexName: 'blog' }], strategy: 'stopIfEnoughMatches' }],
    [400, { queries: [] }],
    [400, {}],
  ])('are all answered %i for %j', async (status, body) => {
    const answer = await post('*/queries', body);
    expect(answer.status).toBe(status);
    expect(answer.body.status).toBe(status);
    expect(Object.keys(answer.body)).toEqual(['message', 'status']);
  });
});

describe('credentials', () => {
  it.each([
    ['a wrong key', keys('wrong'), {}, 403],
    ['a wrong application', keys('sandbox', 'wrong'), {}, 403],
    ['none', '', {}, 403],
    ['those in the query', keys(), {}, 200],
    [
      'those in the headers',
      '',
      { 'x-algolia-api-key': 'sandbox', 'x-algolia-application-id': 'sandbox' },
      200,
    ],
    ['the admin’s', keys('sandbox-admin'), {}, 200],
  ])('%s are answered as expected', async (_name, search, headers, status) => {
    const response = await test.call(`/1/indexes/blog/query${search}`, {
      method: 'POST',
      body: '{}',
      headers,
    });
    expect(response.status).toBe(status);
    if (status === 403)
      expect(await response.json()).toEqual({ message: 'Invalid Application-ID or API key', status: 403 });
  });

  it.each([
    ['POST', 'batch'],
    ['PUT', 'settings'],
    ['POST', 'clear'],
  ])('of a page do not allow %s %s', async (method, action) => {
    const { status, body } = await post(`blog/${action}`, {}, { method });
    expect(status).toBe(403);
    expect(body.message).toBe('Method not allowed with this API key');
  });
});

describe('writing', () => {
  beforeEach(async () => {
    await write('changing/batch', {
      requests: [
        { action: 'clear' },
        ...[1, 2].map((id) => ({ action: 'addObject', body: record(`r${id}`, { title: 'Home' }) })),
      ],
    });
    await write('changing/settings', {}, 'PUT');
  });
  const changing = (parameters: object = {}) => query(parameters, 'changing');

  it.each([
    [{ action: 'addObject', body: { objectID: 'r3', title: 'Home' } }, ['r1', 'r2', 'r3']],
    [{ action: 'updateObject', body: { objectID: 'r1', title: 'Other' } }, ['r2']],
    [{ action: 'partialUpdateObject', body: { objectID: 'r1', path: '/x' } }, ['r1', 'r2']],
    [{ action: 'partialUpdateObject', body: { objectID: 'r3', title: 'Home' } }, ['r1', 'r2', 'r3']],
    [{ action: 'partialUpdateObjectNoCreate', body: { objectID: 'r3', title: 'Home' } }, ['r1', 'r2']],
    [{ action: 'deleteObject', body: { objectID: 'r1' } }, ['r2']],
    [{ action: 'deleteObject', body: { objectID: 'r9' } }, ['r1', 'r2']],
    [{ action: 'clear' }, []],
  ])('%j makes %j findable', async (operation, ids) => {
    await changing({ query: 'home' }); // builds the engine before the change
    expect((await write('changing/batch', { requests: [operation] })).status).toBe(200);
    expect(idsOf(await changing({ query: 'home' }))).toEqual(ids);
  });

  it('gives an id if there is none, and returns all of them', async () => {
    const { body } = await write('changing/batch', {
      requests: [
        { action: 'addObject', body: { title: 'Home' } },
        { action: 'deleteObject', body: { objectID: 'r1' } },
      ],
    });
    expect(body).toEqual({
      objectIDs: [expect.stringMatching(/^[\da-f]{16}$/), 'r1'],
      taskID: expect.any(Number) as number,
      updatedAt: expect.any(String) as string,
    });
  });

  it.each([
    ['an unknown action', [{ action: 'rename', body: {} }]],
    ['no id to update', [{ action: 'updateObject', body: {} }]],
    ['an empty id', [{ action: 'deleteObject', body: { objectID: '' } }]],
    ['no body', [{ action: 'addObject' }]],
    ['1001 operations', Array.from({ length: 1001 }, () => ({ action: 'addObject', body: {} }))],
  ])('refuses %s, and executes none of it', async (_name, requests) => {
    expect(
      (await write('changing/batch', { requests: [{ action: 'clear' }, ...requests].slice(-1001) })).status,
    ).toBe(400);
    expect(idsOf(await changing())).toEqual(['r1', 'r2']);
  });

  it('accepts a thousand operations at once', async () => {
    const requests = Array.from({ length: 1000 }, (_, index) => ({
      action: 'addObject',
      body: record(`n${index}`),
    }));
    expect((await write('changing/batch', { requests })).body.objectIDs).toHaveLength(1000);
    expect((await changing()).body.nbHits).toBe(1002);
  });

  it('creates a missing index, but not for an invalid batch', async () => {
    await write('new/batch', { requests: [{ action: 'no' }] });
    expect((await query({}, 'new')).status).toBe(404);
    await write('new/batch', { requests: [] });
    expect((await query({}, 'new')).status).toBe(200);
  });

  it('sets the searched attributes and their order, the facets, and the ranking', async () => {
    await write('changing/batch', {
      requests: [
        { action: 'updateObject', body: { objectID: 'a', name: 'loan', rank: 1 } },
        { action: 'updateObject', body: { objectID: 'b', text: 'loan', name: 'other', rank: 9, kind: 'x' } },
        { action: 'updateObject', body: { objectID: 'c', text: 'loan', rank: 5, kind: 'x' } },
      ],
    });
    expect(idsOf(await changing({ query: 'loan' }))).toEqual([]);
    await write(
      'changing/settings',
      {
        searchableAttributes: ['name', 'text'],
        attributesForFaceting: ['kind'],
        customRanking: ['desc(rank)'],
      },
      'PUT',
    );
    expect(idsOf(await changing({ query: 'loan' }))).toEqual(['a', 'b', 'c']);
    expect(
      idsOf(await changing({ query: 'loan', filters: 'kind:x', restrictSearchableAttributes: ['text'] })),
    ).toEqual(['b', 'c']);
    await write(
      'changing/settings',
      { searchableAttributes: ['text', 'name'], customRanking: ['asc(rank)'] },
      'PUT',
    );
    expect(idsOf(await changing({ query: 'loan' }))).toEqual(['c', 'b', 'a']);
    expect((await changing({ filters: 'kind:x' })).status).toBe(400);
  });

  it.each([{ searchableAttributes: 'title' }, { customRanking: ['rank'] }, { ranking: [] }])(
    'refuses the settings %j',
    async (settings) => {
      expect((await write('changing/settings', settings, 'PUT')).status).toBe(400);
    },
  );

  it('clears', async () => {
    expect((await write('changing/clear', '')).status).toBe(200);
    expect(idsOf(await changing())).toEqual([]);
    expect((await write('nowhere/clear', '')).status).toBe(404);
  });
});

describe('something unknown', () => {
  it.each([
    ['GET', 'pages/query'],
    ['POST', 'pages'],
    ['POST', 'pages/browse'],
    ['POST', 'pages/queries'],
    ['PUT', 'pages/batch'],
    ['POST', 'pages/query/'],
  ])('%s %s is answered 404 in the vendor’s format', async (method, path) => {
    const response = await test.call(`/1/indexes/${path}${keys()}`, {
      method,
      ...(method !== 'GET' && { body: '{}' }),
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: expect.any(String) as string, status: 404 });
  });

  it('ignores a brand called 1', async () => {
    expect((await test.call('/1/lead', { json: {} })).status).toBe(422);
  });
});

describe('requested failures', () => {
  const search = () =>
    test.call(`/1/indexes/*/queries${keys()}`, {
      method: 'POST',
      body: '{"requests":[{"indexName":"blog"}]}',
    });
  it.each([
    [{ status: 503 }, 503],
    [{ status: 429, headers: { 'Retry-After': '5' } }, 429],
    [{ body: '<h1>Hello</h1>', contentType: 'text/html' }, 200],
    [{ delayMs: 50 }, 200],
  ])('%j affects the search too', async (fault, status) => {
    test.sandbox.fail({ path: '/queries', ...fault });
    expect((await search()).status).toBe(status);
    expect((await search()).status).toBe(200);
  });
  it.each([{ reset: true }, { truncate: true }])('%j affects the search too', async (fault) => {
    test.sandbox.fail({ path: '/queries', ...fault });
    await expect(search().then((response) => response.json())).rejects.toThrow();
  });
});
