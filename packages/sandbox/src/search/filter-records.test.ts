import { describe, expect, it } from 'vitest';
import { readFacetFilters, readFilters, type FacetFilters } from './filter-records.ts';

const facets = ['type', 'catid', 'isOpen'];
const records = [
  { objectID: 'page', type: 'page' },
  { objectID: 'adviser', type: 'adviser', isOpen: true },
  { objectID: 'post', type: 'post', catid: ['insurance', 'small business'] },
  { objectID: 'odd', type: 'an AND other', isOpen: false },
];
const idsBy = (fits: (record: (typeof records)[number]) => boolean) =>
  records.filter(fits).map(({ objectID }) => objectID);

describe('filters', () => {
  it.each([
    ['', ['page', 'adviser', 'post', 'odd']],
    ['type:adviser', ['adviser']],
    ['NOT type:adviser', ['page', 'post', 'odd']],
    ['type:Adviser', []],
    ['catid:insurance', ['post']],
    ['catid:"small business"', ['post']],
    ["catid:'small business'", ['post']],
    ['type:"an AND other"', ['odd']],
    ['isOpen:true', ['adviser']],
    ['type:adviser AND isOpen:true', ['adviser']],
    ['type:adviser AND NOT isOpen:true', []],
    ['type:page OR type:post', ['page', 'post']],
    ['NOT type:page AND NOT type:post', ['adviser', 'odd']],
  ])('%j match %j', (filters, ids) => expect(idsBy(readFilters(filters, facets))).toEqual(ids));

  it.each([
    'type',
    'type:',
    ':adviser',
    'type:adviser isOpen:true',
    'type:adviser AND',
    'AND type:adviser',
    'price > 3',
    'price:1 TO 3',
    '(type:adviser)',
    'type:a AND type:b OR type:c',
    'type:"adviser',
    'GUID:x',
    'not type:adviser',
  ])('%j are refused', (filters) =>
    expect(() => readFilters(filters, facets)).toThrow(/filters|attributesForFaceting/),
  );
});

describe('facetFilters', () => {
  it.each<[FacetFilters, string[]]>([
    [[], ['page', 'adviser', 'post', 'odd']],
    ['type:adviser', ['adviser']],
    [['type:adviser'], ['adviser']],
    [['type:-adviser'], ['page', 'post', 'odd']],
    [['type:adviser', 'isOpen:true'], ['adviser']],
    [[['type:page', 'type:post']], ['page', 'post']],
    [[['type:page', 'type:post'], 'catid:insurance'], ['post']],
  ])('%j match %j', (given, ids) => expect(idsBy(readFacetFilters(given, facets))).toEqual(ids));

  it.each(['type', 'GUID:x', [['type']]])('%j are refused', (given) => {
    expect(() => readFacetFilters(given as FacetFilters, facets)).toThrow(
      /facetFilters|attributesForFaceting/,
    );
  });
});
