import { createSiteSearch, type SearchLimits, type SearchResults, type TextPart } from '@adviser-widgets/core/search';
import { readConfig } from '@adviser-widgets/core';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import type { SearchRecord } from './search-record.ts';

// One table of searches, asked in three ways: by hand, by the vendor's client, and by the search of core. All three have
// to find the same in the same order, and mark the same letters.

const guid = (last: string) => `3f5dbe22-82cd-486e-bb4d-${last.padStart(12, '0')}`;
const page = (slug: string, title: string, description: string): SearchRecord => ({ objectID: slug, type: 'page', path: `/${slug}`, title, description });
const adviser = (slug: string, title: string, description: string): SearchRecord => ({
  ...page(slug, title, description),
  objectID: slug,
  type: 'adviser',
  GUID: guid(String(slug.length)),
});
const post = (slug: string, title: string, description: string): SearchRecord => ({ ...page(slug, title, description), type: 'post', catid: 'insurance' });

/** So many that they are loaded in several batches; no search of the table finds them. */
const filler = Array.from({ length: 1250 }, (_, index) => page(`zzz-${index}`, `Zzz ${index}`, 'Zzz'));

const records = {
  pages: [
    page('home-loans', 'Home loans', 'First home, next home or a build. We compare lenders.'),
    page('refix', 'Refix your rate', 'Your fixed rate is ending? See the choices for your home.'),
    page('insurance', 'Insurance', 'Life, trauma, income and health cover that fits your household.'),
    page('whangarei', 'Our office in Whangārei', 'Step-free from the street.'),
    page('kaikohe', 'Kaikohe Ma\u0304ori centre', 'Decomposed on purpose.'),
    page('hostile', '<img src=x onerror=alert(1)> hostile', '"><script>alert(\'hostile\')</script>'),
    page('entities', 'Fish &amp; chips &lt;b&gt;', 'Entities stay as they are.'),
    page('no-description', 'Mortgage words', ''),
    page('calculator', 'Mortgage calculator', 'What would a loan cost a month?'),
    ...filler,
    adviser('aroha', 'Aroha Tautari-Reed', 'Home loans in Whangārei.'),
    adviser('colin', 'Colin Maybury', 'Business loans in Kerikeri.'),
    adviser('siobhan', "Siobhán O'Hanlon-Petty", 'Insurance and refixing.'),
  ],
  blog: [
    post('deposit', 'How big a deposit for a first home?', 'Ten per cent, twenty, or less.'),
    post('excess', 'What an excess is', 'The part of an insurance claim that you pay yourself.'),
    post('whanau', 'Cover for a young whānau', 'Life, trauma and income cover.'),
    post('emoji', 'Houses 🏡 and kāinga', 'A house is a home.'),
  ],
};

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox({ searchRecords: records });
});
afterAll(() => test.stop());

const all: SearchLimits = { pages: 20, blogs: 20, advisers: 20 };
const preview: SearchLimits = { pages: 4, blogs: 1, advisers: 1 };

/** What is found: per group the ids, and the titles with braces around what was typed. */
interface Found {
  readonly ids: Readonly<Record<keyof SearchLimits, readonly string[]>>;
  readonly titles: readonly string[];
}
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

const raw = (encode: (request: ReturnType<typeof requestsFor>[number]) => object): Door => async (text, limits) => {
  const body = JSON.stringify({ requests: requestsFor(text, limits).map(encode) });
  const response = await test.call('/1/indexes/*/queries?x-algolia-api-key=sandbox&x-algolia-application-id=sandbox', { method: 'POST', body });
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
    return foundIn(results as unknown as { hits: Hit[] }[]); // no facets were asked for
  },
  'by the vendor’s client, as older versions are called': async (text, limits) => {
    const url = test.url.replace('http://', '');
    const client = liteClient('sandbox', 'sandbox', { hosts: [{ url, protocol: 'http', accept: 'read' }] });
    const { results } = await client.search<Hit>(requestsFor(text, limits).map(({ indexName, ...params }) => ({ indexName, params })));
    return foundIn(results as unknown as { hits: Hit[] }[]);
  },
  'by the search of core': async (text, limits) => shown(await searchOfCore({}).search(text, { limits, signal: new AbortController().signal })),
};

function searchOfCore(search: object) {
  const json = { brand: 'acme', siteBase: test.url, search: { appId: 'sandbox', apiKey: 'sandbox', hosts: [test.url], pagesIndex: 'pages', blogIndex: 'blog', adviserFilter: 'type:adviser', ...search } };
  return createSiteSearch(readConfig({ json }).config);
}

function shown({ pages, blogs, advisers }: SearchResults): Found {
  const ids = (items: SearchResults['pages']) => items.map(({ id }) => id);
  const titles = [...pages, ...blogs, ...advisers].map(({ title }) => title.map(inBraces).join(''));
  return { ids: { pages: ids(pages), blogs: ids(blogs), advisers: ids(advisers) }, titles };
}

const inBraces = ({ text, isMatch }: TextPart) => (isMatch ? `{${text}}` : text);

type Row = readonly [text: string, limits: SearchLimits, pages: readonly string[], blogs: readonly string[], advisers: readonly string[], title?: string];

const searches: readonly Row[] = [
  ['home', all, ['home-loans', 'refix'], ['deposit', 'emoji'], ['aroha'], '{Home} loans'],
  ['HOME', all, ['home-loans', 'refix'], ['deposit', 'emoji'], ['aroha'], '{Home} loans'],
  ['ho', all, ['home-loans', 'insurance', 'hostile', 'refix'].sort(), ['deposit', 'emoji'], ['aroha']],
  ['home', preview, ['home-loans', 'refix'], ['deposit'], ['aroha']],
  ['loans', all, ['home-loans', 'calculator'], [], ['aroha', 'colin'], 'Home {loans}'],
  ['home loans', all, ['home-loans'], [], ['aroha'], '{Home} {loans}'],
  ['loans home', all, ['home-loans'], [], ['aroha'], '{Home} {loans}'],
  ['home whangarei', all, [], [], ['aroha']],
  ['whangarei', all, ['whangarei'], [], ['aroha'], 'Our office in {Whangārei}'],
  ['whangārei', all, ['whangarei'], [], ['aroha'], 'Our office in {Whangārei}'],
  ['Whanga\u0304rei', all, ['whangarei'], [], ['aroha'], 'Our office in {Whangārei}'],
  ['whang', all, ['whangarei'], ['whanau'], ['aroha'], 'Our office in {Whang}ārei'],
  ['whanga', all, ['whangarei'], ['whanau'], ['aroha'], 'Our office in {Whangā}rei'], // a typo in the beginning of a word
  ['whangerei', all, ['whangarei'], [], ['aroha'], 'Our office in {Whangārei}'], // a typo
  ['maori', all, ['kaikohe'], [], [], 'Kaikohe {Ma\u0304ori} centre'],
  ['māori', all, ['kaikohe'], [], [], 'Kaikohe {Ma\u0304ori} centre'],
  ['ma', all, ['kaikohe'], [], ['colin'], 'Kaikohe {Ma\u0304}ori centre'],
  ['mortgage', all, ['calculator', 'no-description'], [], [], '{Mortgage} calculator'],
  ['mortage', all, ['calculator', 'no-description'], [], [], '{Mortgage} calculator'],
  ['mrotgage', all, ['calculator', 'no-description'], [], [], '{Mortgage} calculator'],
  ['mortgage calc', all, ['calculator'], [], [], '{Mortgage} {calc}ulator'],
  ['insurance', all, ['insurance'], ['excess'], ['siobhan'], '{Insurance}'],
  ['insurence', all, ['insurance'], ['excess'], ['siobhan'], '{Insurance}'],
  ['ins', all, ['insurance'], ['excess'], ['siobhan'], '{Ins}urance'],
  ["o'hanlon", all, [], [], ['siobhan'], "Siobhán {O}'{Hanlon}-Petty"],
  ['siobhan petty', all, [], [], ['siobhan'], "{Siobhán} O'Hanlon-{Petty}"],
  ['tautari-reed', all, [], [], ['aroha'], 'Aroha {Tautari}-{Reed}'],
  ['hostile', all, ['hostile'], [], [], '<img src=x onerror=alert(1)> {hostile}'],
  ['<img src=x onerror=alert(1)>', all, ['hostile'], [], [], '<{img} {src}={x} {onerror}={alert}({1})> hostile'],
  ['onerror', all, ['hostile'], [], [], '<img src=x {onerror}=alert(1)> hostile'],
  ['fish', all, ['entities'], [], [], '{Fish} &amp; chips &lt;b&gt;'],
  ['amp', all, ['entities'], [], [], 'Fish &{amp}; chips &lt;b&gt;'],
  ['deposit', all, [], ['deposit'], [], 'How big a {deposit} for a first home?'],
  ['whanau', all, [], ['whanau'], [], 'Cover for a young {whānau}'],
  ['kainga', all, [], ['emoji'], [], 'Houses 🏡 and {kāinga}'],
  ['kainga 🏡', all, [], ['emoji'], [], 'Houses 🏡 and {kāinga}'],
  ['cover life', all, ['insurance'], ['whanau'], []],
  ['trauma', preview, ['insurance'], ['whanau'], []],
  ['refix', all, ['refix'], [], ['siobhan'], '{Refix} your rate'],
  ['rate fixed', all, ['refix'], [], [], 'Refix your {rate}'],
  ['qqqq', all, [], [], []],
  ['home qqqq', all, [], [], []],
  ['lon', all, [], [], []], // too short for a typo
  ['a+b&c=d', all, [], [], []],
  ['777777%', all, [], [], []],
];

describe.each(Object.entries(doors))('asked %s', (_name, find) => {
  it.each(searches.map((row) => ({ row, text: row[0] })))('$text finds the same', async ({ row }) => {
    const [text, limits, pages, blogs, advisers, title] = row;
    const found = await find(text, limits);
    const sorted = (ids: readonly string[]) => (text === 'ho' ? [...ids].sort() : ids);
    expect({ ...found.ids, pages: sorted(found.ids.pages) }).toEqual({ pages, blogs, advisers });
    if (title !== undefined) expect(found.titles[0]).toBe(title);
  });
});

describe('the search of core', () => {
  it('splits pages by GUID where no filter tells advisers (H3)', async () => {
    const search = searchOfCore({ adviserFilter: '' });
    const { ids } = shown(await search.search('loans', { limits: all, signal: new AbortController().signal }));
    expect(ids).toEqual({ pages: ['home-loans', 'calculator'], blogs: [], advisers: ['aroha', 'colin'] });
  });

  it.each([
    ['a wrong key', { apiKey: 'wrong' }, 'refused', 'check search.appId and search.apiKey'],
    ['an index there is none of', { blogIndex: 'nowhere' }, 'refused', 'check search.pagesIndex and search.blogIndex'],
    ['a filter that is not understood', { adviserFilter: 'GUID > 3' }, 'refused', 'check search.adviserFilter'],
  ])('with %s says what to do', async (_name, search, kind, message) => {
    const over = searchOfCore(search).search('home', { limits: all, signal: new AbortController().signal });
    await expect(over).rejects.toMatchObject({ kind, message: expect.stringContaining(message) as string });
  });

  it('asks the next host when one fails, and leaves that one alone', async () => {
    const second = await startTestSandbox({ searchRecords: records });
    const failing = await startTestSandbox({ searchRecords: records });
    failing.sandbox.fail({ path: '/queries', status: 503, times: 9 });
    const search = searchOfCore({ hosts: [failing.url, second.url] });
    for (const text of ['home', 'loans', 'refix']) {
      expect((await search.search(text, { limits: all, signal: new AbortController().signal })).pages.length).toBeGreaterThan(0);
    }
    const state = await (await failing.call('/__sandbox/events')).body?.getReader().read();
    expect(new TextDecoder().decode(state?.value)).toContain('"times":8');
    await Promise.all([second.stop(), failing.stop()]);
  });

  it('finds its way by the sandbox’s own configuration', async () => {
    const json: unknown = await (await test.call('/__sandbox/config.json')).json();
    const { config, problems } = readConfig({ json });
    const found = await createSiteSearch(config).search('home', { limits: preview, signal: new AbortController().signal });
    expect([problems, shown(found).ids]).toEqual([[], { pages: ['home-loans', 'refix'], blogs: ['deposit'], advisers: ['aroha'] }]);
    expect(found.advisers[0]?.image).toBe(`${test.url}/cdn/advisers/${guid('5').toUpperCase()}.jpg`);
  });

  it('aborts a request that was superseded', async () => {
    test.sandbox.fail({ path: '/queries', delayMs: 5000 });
    const abort = new AbortController();
    const over = searchOfCore({}).search('home', { limits: all, signal: abort.signal });
    setTimeout(() => abort.abort(), 50);
    await expect(over).rejects.toMatchObject({ name: 'AbortError' });
    test.sandbox.heal();
  });
});

describe('the records', () => {
  it('are loaded in batches, all of them', async () => {
    const { ids } = await (doors['by hand'] as Door)('zzz', { ...all, pages: 1000 });
    expect(ids.pages).toHaveLength(1000);
  });
});
