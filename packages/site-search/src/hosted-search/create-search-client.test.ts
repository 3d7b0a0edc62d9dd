// @vitest-environment jsdom
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { harmlessTexts, personalSpellings } from '@adviser-widgets/testing/personal';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Config, setConsent, configure, RequestError } from '@adviser-widgets/core';
import { readConfig, withoutPrototype } from '@adviser-widgets/core/internal';

import { createSearchClient, searchClient } from './create-search-client.ts';
import type { SearchClient, SearchLimits, SearchResults } from './search-client.ts';

interface Sent {
  /** As the configuration names it. */
  readonly host: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly requests: readonly Record<string, unknown>[];
}

/** How a host behaves. */
type Conduct = (response: ServerResponse, requests: Sent['requests']) => void;

const limits: SearchLimits = { pages: 20, blogs: 20, advisers: 20 };
const sent: Sent[] = [];
const servers: Server[] = [];

afterAll(() =>
  servers.forEach((server) => {
    server.closeAllConnections();
    server.close();
  }),
);

/** Starts a host. Each test has its own, since dead ones are remembered for the page. */
async function host(conduct: Conduct): Promise<string> {
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers, url = '' } = request;
    const body = Buffer.concat(await request.toArray()).toString();
    const { requests } = JSON.parse(body || '{"requests":[]}') as { requests: Sent['requests'] };
    sent.push({ host: address, method, url: new URL(url, address), headers, requests });
    response.setHeader('Access-Control-Allow-Origin', '*');
    conduct(response, requests);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  servers.push(server);
  return address;
}

const hosts = (...conducts: readonly Conduct[]) => Promise.all(conducts.map(host));

const answers =
  (
    body: unknown,
    given: { status?: number; headers?: OutgoingHttpHeaders } = withoutPrototype({}),
  ): Conduct =>
  (response) =>
    response
      .writeHead(given.status ?? 200, given.headers)
      .end(typeof body === 'string' ? body : JSON.stringify(body));
const finds: Conduct = (response, requests) =>
  answers({ results: requests.map(() => ({ hits: [hit()] })) })(response, requests);
const hangs: Conduct = () => {};
const isDown: Conduct = (response) => response.destroy();
/** Sends only its headers. */
const stalls: Conduct = (response) => response.writeHead(200).flushHeaders();

function hit(fields: object = {}): Record<string, unknown> {
  return {
    objectID: '1',
    path: '/home-loans',
    title: 'Home loans',
    description: 'All about them.',
    ...fields,
  };
}

beforeEach(() => void (sent.length = 0));
afterEach(() => void vi.useRealTimers());

function configWith(search: object, json: object = {}): Config {
  const defaults = { appId: 'app', apiKey: 'key', pagesIndex: 'pages', blogIndex: 'blog' };
  const { config } = readConfig({
    json: { brand: 'acme', siteBase: 'https://www.example.nz', ...json, search: { ...defaults, ...search } },
  });
  return config;
}

const searchAt = (...given: string[]) => createSearchClient(configWith({ hosts: given }));

interface Outcome {
  readonly value?: SearchResults;
  readonly error?: unknown;
}

async function outcomeOf(
  search: SearchClient,
  text = 'home',
  given: { limits?: SearchLimits; signal?: AbortSignal } = {},
): Promise<Outcome> {
  const call = { limits, signal: new AbortController().signal, ...given };
  return search.search(text, call).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}

async function kindAndMessage(outcome: Promise<Outcome>): Promise<[string, string]> {
  const { error } = await outcome;
  if (!(error instanceof RequestError)) throw new Error(`expected a RequestError, got ${String(error)}`);
  return [error.kind, error.message];
}

const hostsAsked = () => sent.map((each) => each.host);

describe('a host that fails', () => {
  test('is skipped for two minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    const [dead = '', alive = ''] = await hosts(hangs, finds);
    const search = searchAt(dead, alive);
    for (const text of ['home', 'home l', 'home lo'])
      expect((await outcomeOf(search, text)).value?.pages).toHaveLength(1);
    expect(hostsAsked()).toEqual([dead, alive, alive, alive]);
    vi.setSystemTime(start + 119_000);
    await outcomeOf(search, 'loans');
    expect(hostsAsked().filter((name) => name === dead)).toHaveLength(1);
    vi.setSystemTime(start + 121_000);
    await outcomeOf(search, 'refix');
    expect(hostsAsked().filter((name) => name === dead)).toHaveLength(2);
  });

  test('is remembered for every search of the page', async () => {
    const [dead = '', alive = ''] = await hosts(isDown, finds);
    await outcomeOf(searchAt(dead, alive));
    await outcomeOf(searchAt(dead, alive));
    expect(hostsAsked()).toEqual([dead, alive, alive]);
  });

  // Once this fails, the vendor's client remembers failed hosts, and our own memory of them can go.
  test('is asked again with each search by the vendor’s own memory', async () => {
    const [dead = '', alive = ''] = await hosts(isDown, finds);
    const client = liteClient('app', 'key', {
      hosts: [dead, alive].map((each) => ({ url: new URL(each).host, protocol: 'http', accept: 'read' })),
    });
    for (const query of ['home', 'home l'])
      await client.searchWithHTTPInfo({ requests: [{ indexName: 'pages', query }] });
    expect(hostsAsked()).toEqual([dead, alive, dead, alive]);
  });

  test.each([
    ['is down', isDown],
    ['answers 500', answers('', { status: 500 })],
    ['answers 503', answers('{"message":"x"}', { status: 503 })],
    ['hangs', hangs],
    ['sends its headers and stalls', stalls],
  ])('if it %s, the next one is requested', async (_name, conduct) => {
    const [bad = '', good = ''] = await hosts(conduct, finds);
    const outcome = await outcomeOf(searchAt(bad, good));
    expect(outcome.value?.blogs).toHaveLength(1);
    expect(hostsAsked()).toEqual([bad, good]);
  });

  test.each([
    [['is down', 'is down', 'is down'], [isDown, isDown, isDown], 'network'],
    [['hangs', 'hangs'], [hangs, hangs], 'timeout'],
    [['hangs', 'is down'], [hangs, isDown], 'network'],
    [['answers 503', 'answers 503'], [answers('', { status: 503 }), answers('', { status: 503 })], 'http'],
  ] as const)('with no other, %j, is reported', async (_name, bad, kind) => {
    const given = await hosts(...bad);
    expect((await kindAndMessage(outcomeOf(searchAt(...given))))[0]).toBe(kind);
  });

  test('and is alone is asked again, with more time', async () => {
    let asked = 0;
    const slow = await host((...given) => (asked++ === 0 ? hangs : finds)(...given));
    expect((await outcomeOf(searchAt(slow))).value?.pages).toHaveLength(1);
    expect(hostsAsked()).toEqual([slow, slow]);
  });
});

describe('a superseded search', () => {
  test('rejects at once with the signal’s reason, and marks no host as failed', async () => {
    const [slow = '', other = ''] = await hosts(finds, finds);
    const search = searchAt(slow, other);
    const abort = new AbortController();
    const over = search.search('hom', { limits, signal: abort.signal }).catch((error: unknown) => error);
    const reason = new Error('superseded');
    abort.abort(reason);
    expect(await over).toBe(reason);
    await outcomeOf(search, 'home');
    expect(hostsAsked()).toEqual([slow, slow]);
  });

  test('sends nothing if it has not started', async () => {
    const reason = new Error('superseded');
    const search = searchAt(await host(finds));
    expect((await outcomeOf(search, 'home', { signal: AbortSignal.abort(reason) })).error).toBe(reason);
    expect(sent).toEqual([]);
  });

  test('does not end other searches', async () => {
    const search = searchAt(await host(finds));
    const abort = new AbortController();
    const first = search.search('hom', { limits, signal: abort.signal }).catch(() => 'superseded');
    const second = outcomeOf(search, 'home');
    abort.abort();
    expect(await first).toBe('superseded');
    expect((await second).value?.pages).toHaveLength(1);
  });
});

describe('an unusable answer', () => {
  test.each([
    [
      '400',
      answers('{"message":"filters: home"}', { status: 400 }),
      'refused',
      'The search answered 400; check search.adviserFilter in the configuration',
    ],
    [
      '403',
      answers('{"message":"Invalid key"}', { status: 403 }),
      'refused',
      'The search answered 403; check search.appId and search.apiKey in the configuration',
    ],
    [
      '404',
      answers('{"message":"Index"}', { status: 404 }),
      'refused',
      'The search answered 404; check search.pagesIndex and search.blogIndex in the configuration',
    ],
    [
      '429',
      answers('{}', { status: 429, headers: { 'Retry-After': '30' } }),
      'refused',
      'The search answered 429',
    ],
    ['a page', answers('<!doctype html>'), 'http', 'The search answered something that is not JSON'],
    [
      'half an answer',
      answers('{"results":[{"hits":['),
      'http',
      'The search answered something that is not JSON',
    ],
    ['nothing', answers(''), 'http', 'The search did not return a list of results'],
    ['null', answers('null'), 'http', 'The search did not return a list of results'],
    ['a list', answers('[]'), 'http', 'The search did not return a list of results'],
    ['other JSON', answers('{"ok":true}'), 'http', 'The search did not return a list of results'],
    [
      'too few results',
      answers({ results: [{ hits: [] }] }),
      'http',
      'The search did not return a list of results',
    ],
    [
      'hits that are not a list',
      answers({ results: [{ hits: {} }, { hits: {} }] }),
      'http',
      'The search did not return a list of results',
    ],
  ])('%s, is reported without the typed text', async (_name, conduct, kind, message) => {
    const search = searchAt(await host(conduct));
    expect(await kindAndMessage(outcomeOf(search, 'home secret'))).toEqual([kind, message]);
    expect(sent).toHaveLength(1);
  });

  test('does not keep the next search from its answer', async () => {
    let isWell = false;
    const search = searchAt(await host((...given) => (isWell ? finds : answers('{"ok":true}'))(...given)));
    await outcomeOf(search);
    isWell = true;
    expect((await outcomeOf(search)).value?.pages).toHaveLength(1);
  });
});

describe('without a network', () => {
  test('a search reports that, and works without a reload once the network is back', async () => {
    let isOnline = false;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    const comesBack: Conduct = (...given) => (isOnline ? finds : isDown)(...given);
    const [first = '', second = ''] = await hosts(comesBack, comesBack);
    const search = searchAt(first, second);
    expect(await kindAndMessage(outcomeOf(search))).toEqual([
      'offline',
      'The search failed: the browser is offline',
    ]);
    isOnline = true;
    expect((await outcomeOf(search)).value?.pages).toHaveLength(1);
    expect(hostsAsked()).toEqual([first, second, first]);
  });
});

test('the client of the vendor keeps no answers: each search is a request', async () => {
  const search = searchAt(await host(finds));
  await outcomeOf(search, 'home');
  await outcomeOf(search, 'home');
  expect(sent).toHaveLength(2);
});

describe('the request', () => {
  test('is one POST that needs no preflight, to the vendor’s address', async () => {
    const name = await host(finds);
    await outcomeOf(searchAt(name));
    expect(sent).toHaveLength(1);
    const { method, url, headers } = sent[0] ?? expect.fail('nothing was sent');
    expect([method, url.origin, url.pathname]).toEqual(['POST', name, '/1/indexes/*/queries']);
    expect(headers).toMatchObject({ accept: 'application/json', 'content-type': 'text/plain' });
    expect(url.searchParams.get('x-algolia-application-id')).toBe('app');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('key');
  });

  test('goes to the vendor’s hosts for the application if none are configured', async () => {
    const asked: string[] = [];
    vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation((_method, url) => {
      asked.push(new URL(url).host);
      throw new Error('not from a test');
    });
    const search = createSearchClient(configWith({ appId: 'ABC123' }));
    expect(await kindAndMessage(outcomeOf(search))).toEqual([
      'network',
      'The search failed: no host could be reached',
    ]);
    expect(asked).toEqual(['abc123-dsn.algolia.net']);
  });

  test('requests pages and advisers together if there is no filter', async () => {
    await outcomeOf(searchAt(await host(finds)), 'home', { limits: { pages: 4, blogs: 1, advisers: 1 } });
    expect(
      sent[0]?.requests.map(({ indexName, hitsPerPage, filters }) => [indexName, hitsPerPage, filters]),
    ).toEqual([
      ['pages', 20, undefined],
      ['blog', 1, undefined],
    ]);
  });

  test.each([
    ['type:adviser', 'NOT type:adviser', 4],
    ['type:"an adviser"', 'NOT type:"an adviser"', 4],
    ['type:adviser AND isActive:true', undefined, 20], // two terms cannot be negated
  ])('requests advisers in a separate query with the filter %j', async (adviserFilter, others, hits) => {
    const search = createSearchClient(configWith({ hosts: [await host(finds)], adviserFilter }));
    await outcomeOf(search, 'home', { limits: { pages: 4, blogs: 1, advisers: 2 } });
    expect(
      sent[0]?.requests.map(({ indexName, hitsPerPage, filters }) => [indexName, hitsPerPage, filters]),
    ).toEqual([
      ['pages', hits, others],
      ['blog', 1, undefined],
      ['pages', 2, adviserFilter],
    ]);
  });

  test.each([
    ['no blog index', { blogIndex: '' }, limits, ['pages']],
    ['no posts wanted', {}, { ...limits, blogs: 0 }, ['pages']],
    ['only posts wanted', {}, { pages: 0, blogs: 4, advisers: 0 }, ['blog']],
  ])('omits unwanted groups: %s', async (_name, search, wanted, indexes) => {
    await outcomeOf(createSearchClient(configWith({ hosts: [await host(finds)], ...search })), 'home', {
      limits: wanted,
    });
    expect(sent[0]?.requests.map(({ indexName }) => indexName)).toEqual(indexes);
  });

  test('requests only what is shown, with its own marks', async () => {
    await outcomeOf(searchAt(await host(finds)));
    const [request = {}] = sent[0]?.requests ?? [];
    expect(request).toMatchObject({
      query: 'home',
      attributesToRetrieve: ['path', 'image', 'GUID', 'catid', 'title', 'description'],
      attributesToHighlight: ['title', 'description'],
    });
    expect(request.highlightPreTag).not.toBe(request.highlightPostTag);
  });

  test.each(['', ' ', '...', '//', '\ud83d', '-'])('is not sent for %j', async (text) => {
    const { value } = await outcomeOf(searchAt(await host(finds)), text);
    expect(value).toEqual({ pages: [], blogs: [], advisers: [] });
    expect(sent).toEqual([]);
  });

  test.each([
    ['a'.repeat(10_000), 'a'.repeat(170)],
    ['\ud800ab\udc00', 'ab'],
    ['../../etc/passwd', '../../etc/passwd'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('carries %j harmlessly', async (text, query) => {
    await outcomeOf(searchAt(await host(finds)), text);
    expect(sent[0]?.requests.map((request) => request.query)).toEqual([query, query]);
    expect(sent[0]?.url.href).not.toContain('etc');
  });
});

describe('the visitor', () => {
  const token = 'abc-123_=/+';

  afterEach(() => {
    setConsent({ analytics: undefined });
    configure({});
    document.cookie = 'libTrackUnidentified=; Max-Age=0';
  });

  async function requestsWith(cookie: string, json: object = {}) {
    configure({ json });
    document.cookie = cookie;
    await outcomeOf(createSearchClient(configWith({ hosts: [await host(finds)] }, json)));
    return sent[0]?.requests.map(({ userToken, analytics }) => ({ userToken, analytics }));
  }

  test('is identified by the tracking cookie', async () => {
    const cookie = `libTrackUnidentified=${encodeURIComponent(token)}`;
    expect(await requestsWith(cookie)).toEqual([
      { userToken: token, analytics: true },
      { userToken: token, analytics: true },
    ]);
  });

  test.each([
    ['none', ''],
    ['an email address', 'aroha@example.nz'],
    ['a text with a space', 'a b'],
    ['one of 130 characters', 'a'.repeat(130)],
    ['a line break', 'a\nb'],
  ])('is anonymous with %s in the cookie', async (_name, value) => {
    const cookie = `libTrackUnidentified=${encodeURIComponent(value)}`;
    expect((await requestsWith(cookie))?.[0]).toEqual({ userToken: undefined, analytics: true });
  });

  /** Which of these searches the vendor may count. */
  async function counted(texts: readonly string[]): Promise<string[]> {
    document.cookie = `libTrackUnidentified=${token}`;
    const client = createSearchClient(configWith({ hosts: [await host(finds)] }));
    const found: string[] = [];
    for (const text of texts) {
      await outcomeOf(client, text);
      const requests = sent.splice(0).flatMap((each) => each.requests);
      if (requests.some(({ analytics, userToken }) => analytics !== false || userToken)) found.push(text);
    }
    return found;
  }

  test('is neither identified nor counted with words that may be personal', async () => {
    expect(await counted(personalSpellings)).toEqual([]);
  });

  test('is counted with other words', async () => {
    expect(await counted(harmlessTexts)).toEqual(harmlessTexts);
  });

  test.each([
    ['has yet to answer', undefined, { consent: 'required' }],
    ['refused', false, {}],
    ['looks at a preview', true, { preview: true }],
  ])('who %s is neither identified nor counted', async (_name, analytics, json) => {
    setConsent({ analytics });
    expect((await requestsWith(`libTrackUnidentified=${token}`, json))?.[0]).toEqual({
      userToken: undefined,
      analytics: false,
    });
  });
});

describe('connect', () => {
  const preconnected: string[] = [];

  beforeEach(() => {
    preconnected.length = 0;
    vi.spyOn(document.head, 'append').mockImplementation((link) => {
      const { rel, crossOrigin, href } = link as HTMLLinkElement;
      preconnected.push(`${rel} ${crossOrigin} ${href}`);
    });
  });

  test('connects to the first host and sends nothing', () => {
    searchAt('first.example.net', 'second.example.net').connect();
    expect(preconnected).toEqual(['preconnect anonymous https://first.example.net/']);
    expect(sent).toEqual([]);
  });

  test('connects to the vendor’s search host by default', () => {
    createSearchClient(configWith({})).connect();
    expect(preconnected).toEqual(['preconnect anonymous https://app-dsn.algolia.net/']);
  });

  test('does not connect to the page’s own origin', () => {
    searchAt(`${location.origin}/search`).connect();
    expect(preconnected).toEqual([]);
  });

  test('reports missing configuration once and does not connect', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    createSearchClient(configWith({ appId: '' })).connect();
    expect(error).toHaveBeenCalledOnce();
    expect(preconnected).toEqual([]);
  });
});

describe('a configuration that lacks', () => {
  test.each([
    [{ appId: '' }, 'search.appId'],
    [{ apiKey: '' }, 'search.apiKey'],
    [{ pagesIndex: '' }, 'search.pagesIndex'],
    [
      { appId: '', apiKey: '', pagesIndex: '', blogIndex: '' },
      'search.appId, search.apiKey, search.pagesIndex',
    ],
  ])('%j is reported once, and every search is refused', async (search, names) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const created = createSearchClient(configWith(search));
    const message = `the search needs ${names} in the configuration`;
    expect(await kindAndMessage(outcomeOf(created))).toEqual(['refused', message]);
    expect(await kindAndMessage(outcomeOf(created))).toEqual(['refused', message]);
    expect(error).toHaveBeenCalledExactlyOnceWith(`[adviser-widgets] ${message}`);
    expect(sent).toEqual([]);
  });
});

test('the page has one client, until its configuration changes', () => {
  configure({ json: { brand: 'acme', search: { appId: 'app', apiKey: 'key', pagesIndex: 'pages' } } });
  const client = searchClient();
  expect(searchClient()).toBe(client);
  configure({ json: { brand: 'acme', search: { appId: 'other', apiKey: 'key', pagesIndex: 'pages' } } });
  expect(searchClient()).not.toBe(client);
  configure({});
});

describe('a page whose scripts', () => {
  const names = [
    'method',
    'body',
    'headers',
    'signal',
    'timeouts',
    'data',
    'queryParameters',
    'cacheable',
    'host',
    'status',
    'results',
    'hits',
    'path',
    'GUID',
    'title',
    'message',
    'compress',
    'requestIdChannel',
  ];

  test('extend Object.prototype gets the same results from the same request', async () => {
    const name = await host(finds);
    const clean = await outcomeOf(searchAt(name));
    const prototype = Object.prototype as unknown as Record<string, unknown>;
    for (const each of names)
      Object.defineProperty(prototype, each, { value: { evil: 'x' }, configurable: true, writable: true });
    const polluted = await outcomeOf(searchAt(name)).finally(() =>
      names.forEach((each) => Reflect.deleteProperty(prototype, each)),
    );
    expect(polluted.value).toEqual(clean.value);
    const [first, second] = sent.map(({ url, headers }) => [
      url.href.replace(/(?<=request-id=)\w+/, ''),
      headers,
    ]);
    expect(second).toEqual(first);
  });

  test('turn lists into texts, as prototype.js 1.6 does, gets results', async () => {
    const prototype = Array.prototype as { toJSON?: () => string };
    const found = JSON.stringify({ results: [{ hits: [hit()] }, { hits: [] }] });
    const search = searchAt(await host(answers(found)));
    prototype.toJSON = () => 'a text';
    const outcome = await outcomeOf(search).finally(() => delete prototype.toJSON);
    expect(outcome.value?.pages).toHaveLength(1);
    expect(sent[0]?.requests[0]?.attributesToHighlight).toEqual(['title', 'description']);
  });

  test('block localStorage can search, and nothing is stored', async () => {
    const touched = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const given = await hosts(isDown, finds);
    expect((await outcomeOf(searchAt(...given))).value?.pages).toHaveLength(1);
    expect(touched).not.toHaveBeenCalled();
  });
});
