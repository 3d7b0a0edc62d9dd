import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Article } from '../articles/sample-articles.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

const aroha = {
  guid: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
  name: 'Aroha Ōtene',
  postcode: '0110',
  phone: '0800 000 101',
  specialties: ['Refix'],
  link: '/advisers/aroha',
  hasPhoto: true,
};
const bare = { guid: '2C3E1121-1cf1-951c-f926-91914afc6d89', name: "Siobhán O'Hagan", postcode: '0110' };
const article: Article = {
  day: '5',
  month: 'Nov',
  url: '/blog/insurance/whangarei',
  image: '/assets/blog/house.svg',
  heading: 'Moving to Whangārei',
  summary: 'What to tell your insurer.',
  category: { heading: 'Insurance Articles', url: '/blog/insurance' },
};

const own = await startTestSandbox({
  advisers: [aroha, { ...aroha, guid: 'cc8dbd32-b5bd-5d2e-760f-44dce310de02', postcode: '6011' }, bare],
  articles: [article],
});
const samples = await startTestSandbox();
afterAll(() => Promise.all([own.stop(), samples.stop()]));
beforeEach(() => own.clear());

const results = [
  {
    guid: aroha.guid,
    name: 'Aroha Ōtene',
    image: `${own.url}/cdn/advisers/${aroha.guid.toUpperCase()}.svg`,
    link: '/advisers/aroha',
    phone: '0800 000 101',
    specialties: ['Refix'],
  },
  { guid: bare.guid, name: "Siobhán O'Hagan", image: '', link: '', phone: '', specialties: [] },
];
const names = [
  { key: aroha.guid, value: 'Aroha Ōtene' },
  { key: 'cc8dbd32-b5bd-5d2e-760f-44dce310de02', value: 'Aroha Ōtene' },
  { key: bare.guid, value: "Siobhán O'Hagan" },
];

it.each<[call: string, body: unknown]>([
  ['GET /api/mortgage-brokers/list', names],
  ['GET /api-base/api/mortgage-brokers/list', names],
  ['POST /acme/adviser-search/0110', { advisers: results }],
  ['POST /api-base/other/adviser-search/0110', { advisers: results }],
  ['POST /acme/adviser-search/9810', { advisers: [] }],
  ['GET /api/blog', [article]],
  ['GET /api/blog/all', [article]],
  ['GET /api/blog/insurance', [article]],
  ['GET /api-base/api/blog/insurance?page=1', [article]],
  ['GET /api/blog/insurance?page=2', []],
])('%s', async (call, body) => {
  const [method, path = ''] = call.split(' ');
  expect(await own.answer(path, { method })).toEqual({ status: 200, body });
});

it.each<[method: string, ...paths: string[]]>([
  [
    'POST',
    '/acme/adviser-search',
    '/api-base/adviser-search/0110',
    '/api/mortgage-brokers/list',
    '/api/blog',
  ],
  ['GET', '/acme/adviser-search/0110', '/api-base/mortgage-brokers/list', '/api/mortgage-brokers/list/'],
  ['GET', '/api/blog/travel', '/api/blog/toString', '/api/blog/Insurance', '/api/blog/', '/api-base/blog'],
  ['GET', '/api/blog/insurance/whangarei'],
])('there is nothing to %s at %s and the like', async (method, ...paths) => {
  for (const path of paths) expect((await own.call(path, { method })).status).toBe(404);
});

it.each(['0', '1.5', '', '0x2', '1&page=2'])('there is no page %j of articles', async (page) => {
  const errors = ['page: expected a whole number from 1'];
  expect(await own.answer(`/api/blog?page=${page}`)).toEqual({ status: 400, body: { errors } });
});

it.each([
  ['none', '', /^postcode: expected four digits, got "none"$/],
  ['01100', '', /^postcode: /],
  ['٠١١٠', '', /^postcode: /],
  ['%206011', '', /^postcode: /],
  ['0110', '{"postcode":"0110"}', /^body: expected none, got 19 bytes$/],
  ['0110', ' ', /^body: expected none, got 1 bytes$/],
])('a search by region %s with the body %j is refused', async (postcode, body, reason) => {
  expect(await own.answer(`/acme/adviser-search/${postcode}`, { method: 'POST', body })).toEqual({
    status: 422,
    body: { errors: [expect.stringMatching(reason)] },
  });
});

it('the list is cached for a minute, a failure of it is not', async () => {
  own.sandbox.fail({ path: '/list', status: 503 });
  const failed = await own.call('/api/mortgage-brokers/list');
  const listed = await own.call('/api/mortgage-brokers/list');
  expect(failed.headers.get('Cache-Control')).toBeNull();
  expect(listed.headers.get('Cache-Control')).toBe('public, max-age=60');
});

const read = async <Body>(sandbox: TestSandbox, path: string, method = 'GET') =>
  (await sandbox.answer(path, { method })).body as Body;

it('there are sample advisers with names of every kind, two of them alike, in ten regions', async () => {
  const list = await read<{ key: string; value: string }[]>(samples, '/api/mortgage-brokers/list');
  const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
  expect(new Set(list.map(({ key }) => key.toLowerCase())).size).toBe(40);
  expect(list.filter(({ key }) => !uuid.test(key))).toEqual([]);
  expect(new Set(list.map(({ value }) => value)).size).toBe(39);
  for (const kind of [/[āēīōū]/, /'/, /-/, /^\S+ \S+ \S+/])
    expect(list.some(({ value }) => kind.test(value))).toBe(true);
  const { advisers } = await read<{ advisers: { image: string; phone: string; specialties: string[] }[] }>(
    samples,
    '/acme/adviser-search/1010',
    'POST',
  );
  expect(advisers).toHaveLength(4);
  expect(advisers.some(({ image }) => image !== '')).toBe(true);
  expect(advisers.every(({ phone, specialties }) => phone !== '' && specialties.length > 0)).toBe(true);
});

it.each([
  ['/api/blog', 12],
  ['/api/blog?page=5', 10],
  ['/api/blog?page=6', 0],
  ['/api/blog/personal-finance', 5],
  ['/api/blog/insurance?page=2', 12],
  ['/api/blog/insurance?page=3', 0],
  ['/api/blog/home-finance-property', 0],
  ['/api/blog?page=999999999', 0],
])('%s has %i sample articles', async (path, count) => {
  expect(await read<Article[]>(samples, path)).toHaveLength(count);
});

it('each sample article is on one page, in one category', async () => {
  const category = '/api/blog/small-business';
  const pages = await Promise.all(
    [1, 2, 3].map((page) => read<Article[]>(samples, `${category}?page=${page}`)),
  );
  expect(new Set(pages.flat().map(({ url }) => url)).size).toBe(29);
  expect(new Set(pages.flat().map((each) => each.category.url))).toEqual(new Set(['/blog/small-business']));
});

it('a portrait is where the configuration looks for it, drawn for the id in capitals alone', async () => {
  const config = await read<{ adviserImageUrl: string; cdnBase: string }>(own, '/__sandbox/config.json');
  const at = (guid: string) =>
    fetch(config.adviserImageUrl.replace('{cdnBase}', config.cdnBase).replace('{GUID}', guid));
  const response = await at(aroha.guid.toUpperCase());
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
  expect(await response.text()).toMatch(/^<svg (?![^]*undefined)/);
  for (const guid of [aroha.guid, bare.guid.toUpperCase(), '../A', 'A'])
    expect((await at(guid)).status).toBe(404);
});
