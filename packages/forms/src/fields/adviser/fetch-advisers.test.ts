import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '@adviser-widgets/core/internal';
import { fetchAdvisers, parseAdvisers } from './fetch-advisers.ts';

const aroha = '0f8fad5b-d9cb-469f-a165-70867728950e';
const hemi = '7C9E6679-7425-40DE-944B-E07FC1F90AE7';

/** Returns a different UUID for each number. */
function idOf(number: number): string {
  return `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;
}

describe('an answer', () => {
  test.each<[string, unknown, unknown]>([
    ['with the id first', [{ key: aroha, value: 'Aroha Ngata' }], [{ id: aroha, name: 'Aroha Ngata' }]],
    ['with the name first', [{ key: 'Aroha Ngata', value: aroha }], [{ id: aroha, name: 'Aroha Ngata' }]],
    [
      'with both orders',
      [
        { key: aroha, value: 'Aroha' },
        { key: 'Hemi', value: hemi },
      ],
      [
        { id: aroha, name: 'Aroha' },
        { id: hemi, name: 'Hemi' },
      ],
    ],
    [
      'with more than key and value',
      [{ key: aroha, value: 'Aroha', region: '6011' }],
      [{ id: aroha, name: 'Aroha' }],
    ],
    [
      'with spare white space',
      [{ key: ` ${aroha}\n`, value: '  Aroha \u00a0\n Ngata ' }],
      [{ id: aroha, name: 'Aroha Ngata' }],
    ],
    [
      'with an id twice',
      [
        { key: aroha, value: 'Aroha' },
        { key: aroha, value: 'Other' },
      ],
      [{ id: aroha, name: 'Aroha' }],
    ],
    [
      'with an id twice, in another case',
      [
        { key: hemi, value: 'Hemi' },
        { key: hemi.toLowerCase(), value: 'Hemi' },
      ],
      [{ id: hemi, name: 'Hemi' }],
    ],
    [
      'with a name twice',
      [
        { key: aroha, value: 'Ana' },
        { key: hemi, value: 'Ana' },
      ],
      [
        { id: aroha, name: 'Ana' },
        { id: hemi, name: 'Ana' },
      ],
    ],
    ['with an id of an odd version', [{ key: idOf(1), value: 'Ana' }], [{ id: idOf(1), name: 'Ana' }]],
  ])('%s is read', (_name, answer, advisers) => {
    expect(parseAdvisers(answer)).toEqual(advisers);
  });

  test.each<[string, unknown]>([
    ['without an id', { key: '17', value: 'Ana' }],
    ['with a broken id', { key: aroha.slice(1), value: 'Ana' }],
    ['with two ids', { key: aroha, value: hemi }],
    ['without a name', { key: aroha }],
    ['with a blank name', { key: aroha, value: ' \n' }],
    ['with a number for a name', { key: aroha, value: 17 }],
    ['with a list for a name', { key: aroha, value: ['Ana'] }],
    ['that is a text', aroha],
    ['that is a list', [aroha, 'Ana']],
    ['that is null', null],
    ['that is a number', 17],
  ])('skips an entry %s and keeps the others (fault 20)', (_name, entry) => {
    expect(parseAdvisers([entry, { key: hemi, value: 'Hemi' }])).toEqual([{ id: hemi, name: 'Hemi' }]);
  });

  test.each<[unknown]>([
    [null],
    ['text'],
    [17],
    [{}],
    [{ advisers: [{ key: aroha, value: 'Ana' }] }],
    [[]],
    [undefined],
  ])('of the shape %j contains no adviser (fault 20)', (answer) => {
    expect(parseAdvisers(answer)).toEqual([]);
  });

  test('of 60,000 entries is cut at 20,000 advisers (fault 20)', () => {
    const entries = Array.from({ length: 60_000 }, (_, number) => ({
      key: idOf(number),
      value: `Adviser ${number}`,
    }));
    const advisers = parseAdvisers(entries);
    expect(advisers).toHaveLength(20_000);
    expect(advisers.at(-1)?.name).toBe('Adviser 19999');
  });

  test('is cut by advisers, not by entries (fault 20)', () => {
    const entries = Array.from({ length: 60_000 }, (_, number) => ({
      key: idOf(number % 30_000),
      value: number % 2 ? 'Ana' : '',
    }));
    expect(parseAdvisers(entries)).toHaveLength(15_000);
  });
});

describe('the list', () => {
  const siteBase = 'https://site.test';
  const list = JSON.stringify([{ key: aroha, value: 'Aroha Ngata' }]);

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Fetches the list with this configuration and response. */
  async function fetchOver(response: () => Response, json: object = {}) {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(response()));
    vi.stubGlobal('fetch', fetch);
    const outcome = fetchAdvisers(readConfig({ json: { brand: 'acme', siteBase, ...json } }).config).catch(
      (error: unknown) => (error as Error).message,
    );
    await vi.runAllTimersAsync();
    return { outcome: await outcome, urls: fetch.mock.calls.map(([url]) => url) };
  }

  test.each([
    [{}, 'https://site.test/api/mortgage-brokers/list'],
    [{ siteBase: 'https://www.example.nz/' }, 'https://www.example.nz/api/mortgage-brokers/list'],
    [
      { siteBase: 'https://www.example.nz', advisersUrl: '/advisers.json' },
      'https://www.example.nz/advisers.json',
    ],
    [
      { siteBase: 'https://www.example.nz', advisersUrl: 'https://api.example.nz/list' },
      'https://api.example.nz/list',
    ],
  ])('with %j is fetched from %s', async (json, url) => {
    expect((await fetchOver(() => new Response(list), json)).urls).toEqual([url]);
  });

  test('contains the advisers of the answer', async () => {
    expect((await fetchOver(() => new Response(list))).outcome).toEqual([{ id: aroha, name: 'Aroha Ngata' }]);
  });

  test.each([
    ['500', () => new Response('', { status: 500 }), 'answered 500', 3],
    ['an empty list', () => new Response('[]'), 'did not return a list of advisers', 1],
    [
      'only malformed entries',
      () => new Response('[{"key":1},null]'),
      'did not return a list of advisers',
      1,
    ],
    ['a wrong shape', () => new Response('{"list":[]}'), 'did not return a list of advisers', 1],
    ['a page', () => new Response('<!doctype html>'), 'answered a page instead of JSON', 1],
  ])('that is %s rejects with the address (fault 20)', async (_name, response, end, requests) => {
    const { outcome, urls } = await fetchOver(response);
    expect(outcome).toBe(`GET ${siteBase}/api/mortgage-brokers/list ${end}`);
    expect(urls).toHaveLength(requests);
  });
});
