import { after } from '@adviser-widgets/testing/after';
import { liteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../config/config.ts';
import { setConsent } from '../analytics/consent.ts';
import { configure } from '../config/page-config.ts';
import { readConfig } from '../config/read-config.ts';
import { RequestError } from '../http/request-error.ts';
import { withoutPrototype } from '../values/records.ts';
import { createSearchClient, searchClient } from './create-search-client.ts';
import type { SearchLimits, SearchResults, SearchClient } from './search-client.ts';

interface Sent {
  readonly host: string;
  readonly at: number;
  readonly url: URL;
  readonly init: RequestInit;
  readonly requests: readonly Record<string, unknown>[];
}

/** How a host behaves; it receives the request's options, including the signal. */
type Conduct = (init: RequestInit, requests: Sent['requests']) => Promise<Response>;

const limits: SearchLimits = { pages: 20, blogs: 20, advisers: 20 };
const sent: Sent[] = [];
const conducts = new Map<string, Conduct>();
let hostCount = 0;

/** Returns a new host for each test, because dead ones are remembered for the page. */
function host(conduct: Conduct): string {
  const name = `search-${++hostCount}.example.net`;
  conducts.set(name, conduct);
  return name;
}

const abortOf = ({ signal }: RequestInit) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

const answers =
  (
    body: unknown,
    {
      status = 200,
      delay = 0,
      headers = {},
    }: { status?: number; delay?: number; headers?: Record<string, string> } = withoutPrototype({}),
  ): Conduct =>
  async (init) => {
    if (delay > 0) await Promise.race([after(delay), abortOf(init)]);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  };
const finds: Conduct = (init, requests) =>
  answers({ results: requests.map(() => ({ hits: [hit()] })) })(init, requests);
const hangs: Conduct = (init) => abortOf(init);
const isDown: Conduct = () => Promise.reject(new TypeError('Failed to fetch'));
/** Sends only its headers. */
const stalls: Conduct = (init) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (body) => void abortOf(init).catch((error: unknown) => body.error(error)),
      }),
    ),
  );

function hit(fields: object = {}): Record<string, unknown> {
  return {
    objectID: '1',
    path: '/home-loans',
    title: 'Home loans',
    description: 'All about them.',
    ...fields,
  };
}

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const url = new URL(address);
    const { requests } = JSON.parse(String(init.body)) as { requests: Sent['requests'] };
    sent.push({ host: url.host, at: Date.now(), url, init, requests });
    return conducts.get(url.host)?.(init, requests) ?? isDown(init, requests);
  });
});
afterEach(() => void vi.useRealTimers());

function configWith(search: object, json: object = {}): Config {
  const defaults = { appId: 'app', apiKey: 'key', pagesIndex: 'pages', blogIndex: 'blog' };
  const { config } = readConfig({
    json: { brand: 'acme', siteBase: 'https://www.example.nz', ...json, search: { ...defaults, ...search } },
  });
  return config;
}

const searchAt = (...hosts: string[]) => createSearchClient(configWith({ hosts }));

interface Outcome {
  readonly value?: SearchResults;
  readonly error?: unknown;
  /** Milliseconds it took. */
  readonly time: number;
}

/** Searches and waits for the outcome, on the fake clock. */
async function outcomeOf(
  search: SearchClient,
  text = 'home',
  given: { limits?: SearchLimits; signal?: AbortSignal } = {},
): Promise<Outcome> {
  const start = Date.now();
  const call = { limits, signal: new AbortController().signal, ...given };
  const outcome = search.search(text, call).then(
    (value) => ({ value, time: Date.now() - start }),
    (error: unknown) => ({ error, time: Date.now() - start }),
  );
  let isOver = false;
  void outcome.then(() => (isOver = true));
  for (await settle(); !isOver; await settle()) await vi.advanceTimersToNextTimerAsync();
  return outcome;
}

const { setImmediate: realImmediate } = globalThis;

/** Runs everything that waits for no timer; bodies are read in several steps. */
async function settle(): Promise<void> {
  for (let step = 0; step < 10; step++) await new Promise((resolve) => realImmediate(resolve));
}

async function kindAndMessage(outcome: Promise<Outcome>): Promise<[string, string]> {
  const { error } = await outcome;
  if (!(error instanceof RequestError)) throw new Error(`expected a RequestError, got ${String(error)}`);
  return [error.kind, error.message];
}

const hostsAsked = () => sent.map((each) => each.host);

describe('a host that fails', () => {
  test('is skipped for two minutes, and the next one answers within 1.2 s', async () => {
    const dead = host(hangs);
    const alive = host(finds);
    const search = searchAt(dead, alive);
    const first = await outcomeOf(search, 'home');
    expect(first.value?.pages).toHaveLength(1);
    expect(first.time).toBeLessThanOrEqual(1200);
    const failedAt = (sent[0]?.at ?? 0) + 1000;
    for (const text of ['home l', 'home lo', 'home loa'])
      expect((await outcomeOf(search, text)).time).toBeLessThan(50);
    expect(hostsAsked()).toEqual([dead, alive, alive, alive, alive]);
    await vi.advanceTimersByTimeAsync(failedAt + 120_000 - Date.now());
    await outcomeOf(search, 'loans');
    expect(hostsAsked().filter((name) => name === dead)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(failedAt + 121_000 - Date.now());
    await outcomeOf(search, 'refix');
    expect(hostsAsked().filter((name) => name === dead)).toHaveLength(2);
  });

  test('is remembered for every search of the page', async () => {
    const dead = host(isDown);
    const alive = host(finds);
    await outcomeOf(searchAt(dead, alive));
    await outcomeOf(searchAt(dead, alive));
    expect(hostsAsked()).toEqual([dead, alive, alive]);
  });

  test.each([
    ['is down', isDown, 0],
    ['answers 500', answers('', { status: 500 }), 0],
    ['answers 503', answers('{"message":"x"}', { status: 503 }), 0],
    ['hangs', hangs, 1000],
    ['sends its headers and stalls', stalls, 2000],
  ])('if it %s, the next one is requested', async (_name, conduct, time) => {
    const [bad, good] = [host(conduct), host(finds)];
    const outcome = await outcomeOf(searchAt(bad, good));
    expect(outcome.value?.blogs).toHaveLength(1);
    expect(hostsAsked()).toEqual([bad, good]);
    expect(outcome.time).toBe(time);
  });

  test.each([
    [['is down', 'is down', 'is down'], [isDown, isDown, isDown], 'network', 0],
    [['hangs', 'hangs', 'hangs', 'hangs'], [hangs, hangs, hangs, hangs], 'timeout', 4000],
    [['stalls', 'stalls', 'stalls'], [stalls, stalls, stalls], 'timeout', 4000],
    [['hangs', 'is down'], [hangs, isDown], 'network', 1000],
    [['answers 503', 'answers 503'], [answers('', { status: 503 }), answers('', { status: 503 })], 'http', 0],
  ] as const)('with no other, %j, is reported within four seconds', async (_name, bad, kind, time) => {
    const outcome = outcomeOf(searchAt(...bad.map(host)));
    expect((await kindAndMessage(outcome))[0]).toBe(kind);
    expect((await outcome).time).toBe(time);
  });

  test.each([
    ['alone', [], 3500, 3500],
    ['after one that hangs', [hangs], 2500, 3500],
    ['after one that is down', [isDown], 3500, 3500],
  ] as const)(
    'the last one may take what is left of four seconds: %s',
    async (_name, others, delay, time) => {
      const slow = answers({ results: [{ hits: [hit()] }, { hits: [] }] }, { delay });
      const outcome = await outcomeOf(searchAt(...others.map(host), host(slow)));
      expect(outcome.value?.pages).toHaveLength(1);
      expect(outcome.time).toBe(time);
    },
  );

  test('so may the last one that has not failed lately', async () => {
    const slow = answers({ results: [{ hits: [hit()] }, { hits: [] }] }, { delay: 3500 });
    const search = searchAt(host(isDown), host(slow));
    for (const text of ['first', 'second']) expect((await outcomeOf(search, text)).time).toBe(3500);
  });

  test('while all others hang: each search tries the hosts that have not failed yet', async () => {
    const hosts = [host(hangs), host(hangs), host(hangs), host(finds)];
    const search = searchAt(...hosts);
    expect((await outcomeOf(search, 'first')).error).toBeInstanceOf(RequestError);
    const second = await outcomeOf(search, 'second');
    expect(second.value?.pages).toHaveLength(1);
    expect(second.time).toBeLessThan(50);
  });

  test('on a slow network gets more time on the second try', async () => {
    const slow = answers({ results: [{ hits: [] }, { hits: [] }] }, { delay: 1500 });
    const search = searchAt(host(slow), host(slow));
    expect((await outcomeOf(search, 'first')).time).toBe(2500);
    expect((await outcomeOf(search, 'second')).time).toBe(1500);
  });
});

describe('the stock client under the same conditions, for comparison', () => {
  /** Its requester works like the vendor's: only its own time limit ends a try. */
  const stockClient = (names: readonly string[], conduct: (name: string) => 'hangs' | 'answers') => {
    const asked: string[] = [];
    const client = liteClient('app', 'key', {
      hosts: names.map((url) => ({ url, protocol: 'https' as const, accept: 'read' as const })),
      timeouts: { connect: 1000, read: 2000, write: 30_000 }, // the browser defaults
      requester: {
        async send({ url, connectTimeout }) {
          const name = new URL(url).host;
          asked.push(name);
          if (conduct(name) === 'answers')
            return { status: 200, content: '{"results":[]}', isTimedOut: false };
          await after(connectTimeout);
          return { status: 0, content: '', isTimedOut: true };
        },
      },
    });
    return { client, asked };
  };

  test('requests a dead host again with every search', async () => {
    const { client, asked } = stockClient(['dead', 'alive'], (name) =>
      name === 'dead' ? 'hangs' : 'answers',
    );
    for (const query of ['home', 'home l', 'home lo']) {
      const search = client.search({ requests: [{ indexName: 'pages', query }] });
      await vi.advanceTimersByTimeAsync(5000);
      await search;
    }
    expect(asked).toEqual(['dead', 'alive', 'dead', 'alive', 'dead', 'alive']);
  });

  test('takes 16 s to find out that all four are dead', async () => {
    const { client } = stockClient(['a', 'b', 'c', 'd'], () => 'hangs');
    const start = Date.now();
    const over = client
      .search({ requests: [{ indexName: 'pages', query: 'home' }] })
      .catch(() => Date.now() - start);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await over).toBe(16_000);
  });
});

describe('a superseded search', () => {
  test('rejects at once with the signal’s reason, aborts its request, and marks no host as failed', async () => {
    const slow = host(answers({ results: [{ hits: [] }, { hits: [] }] }, { delay: 900 }));
    const other = host(finds);
    const search = searchAt(slow, other);
    const abort = new AbortController();
    const start = Date.now();
    const over = search
      .search('hom', { limits, signal: abort.signal })
      .catch((error: unknown) => [error, Date.now() - start]);
    await vi.advanceTimersByTimeAsync(100);
    const reason = new Error('superseded');
    abort.abort(reason);
    expect(await over).toEqual([reason, 100]);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    await outcomeOf(search, 'home');
    expect(hostsAsked()).toEqual([slow, slow]);
  });

  test('sends nothing if it has not started', async () => {
    const reason = new Error('superseded');
    const { error } = await outcomeOf(searchAt(host(finds)), 'home', { signal: AbortSignal.abort(reason) });
    expect(error).toBe(reason);
    expect(sent).toEqual([]);
  });

  test('does not abort other searches', async () => {
    const slow = host((init, requests) => after(200).then(() => finds(init, requests)));
    const search = searchAt(slow);
    const abort = new AbortController();
    const first = search.search('hom', { limits, signal: abort.signal }).catch(() => 'superseded');
    const second = outcomeOf(search, 'home');
    abort.abort();
    expect(await first).toBe('superseded');
    expect((await second).value?.pages).toHaveLength(1);
  });

  test('also rejects while the next host is requested', async () => {
    const search = searchAt(host(hangs), host(hangs));
    const abort = new AbortController();
    const over = search.search('home', { limits, signal: abort.signal }).catch(() => Date.now());
    await vi.advanceTimersByTimeAsync(1500);
    abort.abort();
    expect((await over) as number).toBe(Date.now());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(2);
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
  ])('%s, is reported at once, without the typed text', async (_name, conduct, kind, message) => {
    const outcome = outcomeOf(searchAt(host(conduct)), 'home secret');
    expect(await kindAndMessage(outcome)).toEqual([kind, message]);
    expect((await outcome).time).toBe(0);
  });

  test('does not keep the next search from its answer', async () => {
    let isWell = false;
    const search = searchAt(
      host((init, requests) => (isWell ? finds : answers('{"ok":true}'))(init, requests)),
    );
    await outcomeOf(search);
    isWell = true;
    expect((await outcomeOf(search)).value?.pages).toHaveLength(1);
  });
});

describe('without a network', () => {
  test('a search reports that, and works without a reload once the network is back', async () => {
    let isOnline = false;
    vi.stubGlobal('navigator', {
      get onLine() {
        return isOnline;
      },
    });
    const [first, second] = [
      host((...given) => (isOnline ? finds : isDown)(...given)),
      host((...given) => (isOnline ? finds : isDown)(...given)),
    ];
    const search = searchAt(first, second);
    expect(await kindAndMessage(outcomeOf(search))).toEqual([
      'offline',
      'The search failed: the browser is offline',
    ]);
    expect(hostsAsked()).toEqual([first]);
    isOnline = true;
    expect((await outcomeOf(search)).value?.pages).toHaveLength(1);
    expect(hostsAsked()).toEqual([first, first]);
  });

  test('unknown to the browser, all hosts seem dead but are still requested again', async () => {
    let isOnline = false;
    const search = searchAt(...[1, 2].map(() => host((...given) => (isOnline ? finds : isDown)(...given))));
    expect((await kindAndMessage(outcomeOf(search)))[0]).toBe('network');
    isOnline = true;
    expect((await outcomeOf(search)).value?.pages).toHaveLength(1);
  });
});

test('the client of the vendor keeps no answers: each search is a request', async () => {
  const search = searchAt(host(finds));
  await outcomeOf(search, 'home');
  await outcomeOf(search, 'home');
  expect(sent).toHaveLength(2);
});

describe('the request', () => {
  test('is one POST that needs no preflight, to the vendor’s address', async () => {
    const name = host(finds);
    await outcomeOf(searchAt(name));
    const [{ url, init } = { url: new URL('x:'), init: {} }] = sent;
    expect(sent).toHaveLength(1);
    expect(init.method).toBe('POST');
    expect(url.origin).toBe(`https://${name}`);
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(init.headers).toEqual({ accept: 'application/json', 'content-type': 'text/plain' });
    expect(url.searchParams.get('x-algolia-application-id')).toBe('app');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('key');
  });

  test('goes to the vendor’s hosts for the application if none are configured', async () => {
    await outcomeOf(createSearchClient(configWith({ appId: 'ABC123' })));
    expect(hostsAsked()[0]).toBe('abc123-dsn.algolia.net');
    expect(hostsAsked().slice(1).sort()).toEqual([
      'abc123-1.algolianet.com',
      'abc123-2.algolianet.com',
      'abc123-3.algolianet.com',
    ]);
  });

  test('requests pages and advisers together if there is no filter', async () => {
    await outcomeOf(searchAt(host(finds)), 'home', { limits: { pages: 4, blogs: 1, advisers: 1 } });
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
    const search = createSearchClient(configWith({ hosts: [host(finds)], adviserFilter }));
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
    await outcomeOf(createSearchClient(configWith({ hosts: [host(finds)], ...search })), 'home', {
      limits: wanted,
    });
    expect(sent[0]?.requests.map(({ indexName }) => indexName)).toEqual(indexes);
  });

  test('requests only what is shown, with its own marks', async () => {
    await outcomeOf(searchAt(host(finds)));
    const [request = {}] = sent[0]?.requests ?? [];
    expect(request).toMatchObject({
      query: 'home',
      attributesToRetrieve: ['path', 'image', 'GUID', 'catid', 'title', 'description'],
      attributesToHighlight: ['title', 'description'],
    });
    expect(request.highlightPreTag).not.toBe(request.highlightPostTag);
  });

  test.each(['', ' ', '...', '//', '\ud83d', '-'])('is not sent for %j', async (text) => {
    const { value } = await outcomeOf(searchAt(host(finds)), text);
    expect(value).toEqual({ pages: [], blogs: [], advisers: [] });
    expect(sent).toEqual([]);
  });

  test.each([
    ['a'.repeat(10_000), 'a'.repeat(170)],
    ['\ud800ab\udc00', 'ab'],
    ['../../etc/passwd', '../../etc/passwd'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('carries %j harmlessly', async (text, query) => {
    await outcomeOf(searchAt(host(finds)), text);
    expect(sent[0]?.requests.map((request) => request.query)).toEqual([query, query]);
    expect(sent[0]?.url.href).not.toContain('etc');
  });
});

describe('the visitor', () => {
  const token = 'abc-123_=/+';

  afterEach(() => {
    vi.unstubAllGlobals();
    setConsent({ analytics: undefined });
    configure({});
  });

  async function requestsWith(cookie: string, json: object = {}) {
    configure({ json });
    vi.stubGlobal('document', { cookie });
    await outcomeOf(createSearchClient(configWith({ hosts: [host(finds)] }, json)));
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
    vi.stubGlobal('location', { origin: 'https://www.example.nz' });
    const head = {
      append: ({ rel, crossOrigin, href }: HTMLLinkElement) =>
        preconnected.push(`${rel} ${crossOrigin} ${href}`),
    };
    vi.stubGlobal(
      'document',
      Object.assign(Object.create({ head }), { createElement: () => ({ replaceWith() {} }) }),
    );
  });

  test('connects to the first host and sends nothing', async () => {
    const [first, second] = [host(finds), host(finds)];
    const search = searchAt(first, second);
    search.connect();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(preconnected).toEqual([`preconnect anonymous https://${first}`]);
    expect(sent).toEqual([]);
    const { value } = await outcomeOf(search);
    expect(value?.pages).toHaveLength(1);
    expect(sent.map((request) => request.host)).toEqual([first]);
  });

  test('connects to the vendor’s search host by default', async () => {
    createSearchClient(configWith({})).connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(preconnected).toEqual(['preconnect anonymous https://app-dsn.algolia.net']);
  });

  test('does not connect to the page’s own origin', async () => {
    searchAt('https://www.example.nz/search').connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(preconnected).toEqual([]);
  });

  test('reports missing configuration once and does not connect', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    createSearchClient(configWith({ appId: '' })).connect();
    await vi.advanceTimersByTimeAsync(0);
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
    const name = host(finds);
    const clean = await outcomeOf(searchAt(name));
    const prototype = Object.prototype as unknown as Record<string, unknown>;
    for (const each of names)
      Object.defineProperty(prototype, each, { value: { evil: 'x' }, configurable: true, writable: true });
    const polluted = await outcomeOf(searchAt(name)).finally(() =>
      names.forEach((each) => Reflect.deleteProperty(prototype, each)),
    );
    expect(polluted.value).toEqual(clean.value);
    const [first, second] = sent.map(({ url, init }) => [
      url.href,
      Object.entries(init).filter(([key]) => key !== 'signal' && key !== 'body'),
    ]);
    expect(second).toEqual(first);
  });

  test('block localStorage can search, and nothing is stored', async () => {
    const touched = vi.fn();
    vi.stubGlobal('localStorage', new Proxy({}, { get: touched, set: touched, has: touched }));
    vi.stubGlobal('window', globalThis);
    await outcomeOf(searchAt(host(hangs), host(finds)));
    expect(touched).not.toHaveBeenCalled();
  });
});
