import { describe, expect, test } from 'vitest';
import { readConfig } from '@adviser-widgets/core/internal';
import { createMarks } from './text-parts.ts';
import { readResults } from './read-results.ts';
import type { SearchItem } from './search-client.ts';

const marks = createMarks();
const guid = '3f5dbe22-82cd-486e-bb4d-bdff4c2066e3';
const limits = { pages: 20, blogs: 20, advisers: 20 };

function configWith(json: object = {}) {
  return readConfig({
    json: { brand: 'acme', siteBase: 'https://www.example.nz', cdnBase: 'https://cdn.example.nz/', ...json },
  }).config;
}

/** Returns the items of the pages group for these hits. */
function pagesOf(hits: readonly unknown[], json: object = {}): readonly SearchItem[] {
  const queries = [{ groups: ['pages'] as const, request: { indexName: 'pages' } }];
  return readResults({ results: [{ hits }] }, { queries, config: configWith(json), limits, marks }).pages;
}

function itemOf(fields: object, json: object = {}): SearchItem | undefined {
  const queries = [{ groups: ['blogs'] as const, request: { indexName: 'blog' } }];
  const hits = [{ objectID: '1', path: '/a', title: 'Title', ...fields }];
  return readResults({ results: [{ hits }] }, { queries, config: configWith(json), limits, marks }).blogs[0];
}

describe('the address of a result', () => {
  test.each([
    ['/home-loans', 'https://www.example.nz/home-loans'],
    ['home-loans', 'https://www.example.nz/home-loans'],
    [' /home-loans ', 'https://www.example.nz/home-loans'],
    ['/a?b=c#d', 'https://www.example.nz/a?b=c#d'],
    ['/whangārei', 'https://www.example.nz/whang%C4%81rei'],
    ['https://other.example.nz/x', 'https://other.example.nz/x'],
    ['/javascript:alert(1)', 'https://www.example.nz/javascript:alert(1)'],
    ['java\nscript:alert(1)', 'https://www.example.nz/javascript:alert(1)'],
    ['"><script>alert(1)</script>', 'https://www.example.nz/%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
  ])('for the path %j is %s', (path, url) => {
    expect(itemOf({ path })?.url).toBe(url);
  });

  test.each([
    [undefined],
    [null],
    [''],
    ['  '],
    [7],
    [['/a']],
    [{ href: '/a' }],
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    [' javascript:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['blob:x'],
    ['file:///etc/passwd'],
    ['mailto:a@example.nz'],
    ['https://'],
    ['http://['],
    [`/${'a'.repeat(2000)}`],
  ])('for the path %.20j is unusable, and the result is skipped', (path) => {
    expect(itemOf({ path })).toBeUndefined();
  });

  test('is unusable for a path without a base and without a page', () => {
    expect(itemOf({ path: '/a' }, { siteBase: '' })).toBeUndefined();
  });
});

describe('a result', () => {
  test('without a title shows its path', () => {
    for (const title of [undefined, '', ' ', 7, null, {}])
      expect(itemOf({ title })?.title).toEqual([{ text: '/a', isMatch: false }]);
  });

  test('with a title of megabytes shows its start', () => {
    const value = `${marks.start}${'Loans '.repeat(500_000)}${marks.end}`;
    const title = 'Loans '.repeat(500_000);
    const parts = itemOf({ title, _highlightResult: { title: { value } } })?.title ?? [];
    expect(parts.map(({ text }) => text).join('')).toBe(`${'Loans '.repeat(50).trim()}…`);
  });

  test('may have no description', () => {
    for (const description of [undefined, '', ' \n', 7, null, ['x']])
      expect(itemOf({ description })?.description).toEqual([]);
  });

  test('marks the matches in its own text', () => {
    const value = `Ho${marks.start}me${marks.end}`;
    expect(itemOf({ title: 'Home', _highlightResult: { title: { value } } })?.title).toEqual([
      { text: 'Ho', isMatch: false },
      { text: 'me', isMatch: true },
    ]);
  });

  test.each([
    null,
    7,
    'x',
    [],
    { title: null },
    { title: { value: 7 } },
    { title: 'x' },
    { title: [{ value: 'x' }] },
  ])('with the highlights %j is shown without marks', (_highlightResult) => {
    expect(itemOf({ _highlightResult })?.title).toEqual([{ text: 'Title', isMatch: false }]);
  });

  test('shows no match for standard marks in its text', () => {
    const title = '<em>Home</em> <mark>loans</mark> __ais-highlight__x__/ais-highlight__';
    expect(itemOf({ title, _highlightResult: { title: { value: title } } })?.title).toEqual([
      { text: title, isMatch: false },
    ]);
  });

  test('has a description of 120 characters', () => {
    const value = `${'a'.repeat(100)} ${marks.start}${'b'.repeat(50)}${marks.end}`;
    const description = `${'a'.repeat(100)} ${'b'.repeat(50)}`;
    expect(itemOf({ description, _highlightResult: { description: { value } } })?.description).toEqual([
      { text: 'a'.repeat(100), isMatch: false },
      { text: '…', isMatch: false },
    ]);
  });

  test.each([
    [guid, `https://cdn.example.nz/advisers/${guid.toUpperCase()}.jpg`],
    [`{${guid}}`, `https://cdn.example.nz/advisers/${guid.toUpperCase()}.jpg`],
    ['../$&/x', 'https://cdn.example.nz/advisers/..%2F%24%26%2FX.jpg'],
    ['half \ud83d', 'https://cdn.example.nz/advisers/HALF%20.jpg'], // one bad record must not end a search
  ])('with the GUID %s has that adviser’s photo, whatever its image says', (GUID, image) => {
    expect(itemOf({ GUID, image: '/other.png' })).toMatchObject({ guid: GUID, image });
  });

  test.each([
    [{ adviserImageUrl: '/photos/{GUID}.png' }, `https://www.example.nz/photos/${guid.toUpperCase()}.png`],
    [{ cdnBase: '' }, `https://www.example.nz/advisers/${guid.toUpperCase()}.jpg`],
  ])('has a photo by the pattern %j', (json, image) => {
    expect(itemOf({ GUID: guid }, json)?.image).toBe(image);
  });

  test.each([
    ['/assets/blog/house.svg', 'https://www.example.nz/assets/blog/house.svg'],
    ['https://cdn.example.nz/x.jpg', 'https://cdn.example.nz/x.jpg'],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,x', undefined],
    ['', undefined],
    [undefined, undefined],
    [7, undefined],
  ])('with the image %j has %j', (image, expected) => {
    expect(itemOf({ image })?.image).toBe(expected);
  });

  test.each([
    ['personal-finance', 'personal-finance'],
    ['__proto__', '__proto__'],
    ['', undefined],
    [undefined, undefined],
    [7, undefined],
  ])('with the catid %j has the category %j', (catid, category) => {
    expect(itemOf({ catid })?.category).toBe(category);
  });

  test.each([null, 7, 'x', [], undefined, true])('that is %j is skipped', (hit) => {
    expect(pagesOf([hit])).toEqual([]);
  });

  test('is identified by its id, else by its path, and listed once', () => {
    const paths = [
      { path: '/a' },
      { path: '/b' },
      { path: '/a', title: 'Again' },
      { objectID: 'c', path: '/c' },
      { objectID: 'c', path: '/d' },
    ];
    expect(pagesOf(paths).map(({ id, title }) => [id, title[0]?.text])).toEqual([
      ['/a', '/a'],
      ['/b', '/b'],
      ['c', '/c'],
    ]);
  });

  test('is listed once for each address, as the first record has it', () => {
    const twice = [
      { objectID: '1', path: '/a', title: 'First' },
      { objectID: '2', path: 'https://www.example.nz/a', title: 'Second' },
      { objectID: '3', path: '/a#fees', title: 'Another place' },
    ];
    expect(pagesOf(twice).map(({ id }) => id)).toEqual(['1', '3']);
  });
});

describe('groups', () => {
  const page = (path: string, fields: object = {}) => ({ objectID: path, path, title: path, ...fields });
  const ids = (items: readonly SearchItem[]) => items.map(({ id }) => id);

  test('without a filter are separated by the GUID', () => {
    const hits = [page('/a'), page('/x', { GUID: guid }), page('/b'), page('/y', { GUID: 'y' })];
    const queries = [
      { groups: ['pages', 'advisers'] as const, request: { indexName: 'pages' } },
      { groups: ['blogs'] as const, request: { indexName: 'blog' } },
    ];
    const results = readResults(
      { results: [{ hits }, { hits: [page('/p')] }] },
      { queries, config: configWith(), limits: { pages: 1, blogs: 4, advisers: 1 }, marks },
    );
    expect(ids(results.pages)).toEqual(['/a']);
    expect(ids(results.blogs)).toEqual(['/p']);
    expect(ids(results.advisers)).toEqual(['/x']);
  });

  test('with a filter follow the queries, but no adviser is a page', () => {
    const queries = [
      { groups: ['pages'] as const, request: { indexName: 'pages' } },
      { groups: ['advisers'] as const, request: { indexName: 'pages' } },
    ];
    const answer = {
      results: [
        { hits: [page('/a'), page('/x', { GUID: guid })] },
        { hits: [page('/x', { GUID: guid }), page('/no-guid')] },
      ],
    };
    const results = readResults(answer, { queries, config: configWith(), limits, marks });
    expect(ids(results.pages)).toEqual(['/a']);
    expect(ids(results.blogs)).toEqual([]);
    expect(ids(results.advisers)).toEqual(['/x', '/no-guid']);
  });

  test('never exceed the limit, even for a million hits', () => {
    const hits = Array.from({ length: 1_000_000 }, (_, index) => page(`/${index}`));
    expect(pagesOf(hits)).toHaveLength(20);
  });
});
