// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig, isBlogCategory } from '@adviser-widgets/core/internal';
import { blogCategories, type BlogCategory } from '@adviser-widgets/core';
import { fetchArticles, parseArticles } from './fetch-articles.ts';

const { config } = readConfig({ json: { brand: 'acme', siteBase: 'https://www.example.nz' } });

const card = {
  day: '5',
  month: 'Nov',
  url: '/blog/insurance/moving-to-whangarei',
  image: '/assets/blog/house.svg',
  heading: 'Moving to Whangārei',
  summary: 'What to tell your insurer.',
  category: { heading: 'Insurance Articles', url: '/blog/insurance' },
};

const article = {
  ...card,
  url: 'https://www.example.nz/blog/insurance/moving-to-whangarei',
  image: 'https://www.example.nz/assets/blog/house.svg',
  category: { heading: 'Insurance Articles', url: 'https://www.example.nz/blog/insurance' },
};

describe('the categories', () => {
  test('have their names and labels, in the order of the tabs', () => {
    expect(Object.entries(blogCategories)).toEqual([
      ['all', 'Show all'],
      ['personal-finance', 'Personal Finance'],
      ['insurance', 'Insurance Articles'],
      ['small-business', 'Small Business'],
      ['home-finance-property', 'Home finance and property'],
    ]);
  });

  test.each([
    ['insurance', true],
    ['all', true],
    ['Insurance', false],
    ['travel', false],
    ['toString', false],
    [undefined, false],
    [null, false],
  ])('%j is one: %s', (text, isOne) => expect(isBlogCategory(text)).toBe(isOne));
});

describe('an entry', () => {
  test.each<[string, object, object]>([
    ['as the API writes it', {}, {}],
    ['with a day that is a number', { day: 5 }, { day: '5' }],
    ['with spare white space', { heading: '  Moving \n to\u00a0Whangārei ' }, {}],
    [
      'with full addresses',
      { url: 'https://news.example.nz/a', image: 'http://img.example.nz/a.jpg' },
      { url: 'https://news.example.nz/a', image: 'http://img.example.nz/a.jpg' },
    ],
    ['with an address without its slash', { url: 'blog/insurance/moving-to-whangarei' }, {}],
    ['without an image', { image: undefined }, { image: '' }],
    ['without a date', { day: null, month: undefined }, { day: '', month: '' }],
    ['without a summary', { summary: 17n }, { summary: '' }],
    ['without a category', { category: null }, { category: { heading: '', url: '' } }],
    ['with more than a card has', { author: '<b>Ana</b>', __proto__: { url: 'x' } }, {}],
  ])('%s is read', (_name, change, read) => {
    expect(parseArticles([{ ...card, ...change }], config)).toEqual([{ ...article, ...read }]);
  });

  test.each<[string, unknown]>([
    ['without an address', { ...card, url: '' }],
    ['with a number for an address', { ...card, url: 17 }],
    ['without a heading', { ...card, heading: ' \n' }],
    ['with a list for a heading', { ...card, heading: ['Moving'] }],
    ['that is null', null],
    ['that is a text', 'Moving'],
    ['that is a list', [card]],
    ['that is a number', 17],
  ])('%s is skipped, and the others are kept (fault 20)', (_name, entry) => {
    expect(parseArticles([entry, card], config)).toEqual([article]);
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://www.example.nz/1',
    'file:///etc/passwd',
    'http://',
    'https://[',
    'mailto:a@example.nz',
    'tel:0800',
  ])('never links to %j', (url) => {
    const read = parseArticles(
      [
        { ...card, url },
        { ...card, image: url, category: { heading: 'X', url } },
      ],
      config,
    );
    const urls = read
      .flatMap((each) => [each.url, each.image, each.category.url])
      .filter((each) => !each.startsWith('https://www.example.nz/'));
    expect(urls.filter((each) => each !== '')).toEqual([]);
  });
});

describe('an answer', () => {
  test('with a repeated address keeps the first article', () => {
    expect(parseArticles([card, { ...card, heading: 'Other' }], config)).toEqual([article]);
  });

  test('of 60,000 entries, or with a heading of a million letters, is cut (fault 20)', () => {
    const entries = Array.from({ length: 60_000 }, (_, number) => ({
      ...card,
      url: `/${number}`,
      heading: 'a'.repeat(number ? 1 : 1_000_000),
    }));
    const articles = parseArticles(entries, config);
    expect(articles).toHaveLength(200);
    expect(articles[0]?.heading).toHaveLength(600);
  });

  test.each([[null], ['text'], [17], [{}], [{ articles: [card] }], [undefined]])(
    'of the shape %j contains no articles',
    (answer) => {
      expect(parseArticles(answer, config)).toEqual([]);
    },
  );
});

describe('a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Fetches the page with this response. */
  async function fetchOver(
    answer: unknown,
    { category = 'all', page }: { category?: BlogCategory; page?: number } = {},
  ) {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(
        typeof answer === 'number'
          ? new Response('', { status: answer })
          : new Response(JSON.stringify(answer)),
      ),
    );
    vi.stubGlobal('fetch', fetch);
    const outcome = fetchArticles(config, { category, page }).catch(
      (error: unknown) => (error as Error).message,
    );
    await vi.runAllTimersAsync();
    return { outcome: await outcome, urls: fetch.mock.calls.map(([url]) => url) };
  }

  test.each([
    [{}, '/api/blog'],
    [{ category: 'insurance' }, '/api/blog/insurance'],
    [{ page: 2 }, '/api/blog?page=2'],
    [{ category: 'small-business', page: 3 }, '/api/blog/small-business?page=3'],
    [{ page: 0 }, '/api/blog?page=0'],
  ] as const)('for %j is fetched from %s', async (query, path) => {
    expect((await fetchOver([], query)).urls).toEqual([`https://www.example.nz${path}`]);
  });

  test.each([
    [0, true],
    [11, true],
    [12, false],
    [13, false],
  ])('of %i entries is the last: %s', async (count, isLast) => {
    const entries = Array.from({ length: count }, (_, number) => ({ ...card, url: `/${number}` }));
    expect((await fetchOver(entries)).outcome).toMatchObject({ isLast });
  });

  test('of twelve entries, one of them malformed, is not the last', async () => {
    const entries = Array.from({ length: 12 }, (_, number) =>
      number ? { ...card, url: `/${number}` } : null,
    );
    const { outcome } = await fetchOver(entries);
    expect(outcome).toMatchObject({ isLast: false, articles: { length: 11 } });
  });

  test.each([
    [503, 'answered 503', 3],
    [404, 'answered 404', 1],
    [{ articles: [] }, 'did not return a list of articles', 1],
    [null, 'did not return a list of articles', 1],
  ])('that is %j rejects with the address', async (answer, end, requests) => {
    const { outcome, urls } = await fetchOver(answer);
    expect(outcome).toBe(`GET https://www.example.nz/api/blog ${end}`);
    expect(urls).toHaveLength(requests);
  });
});
