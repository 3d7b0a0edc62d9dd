import { describe, expect, it } from 'vitest';
import { readFacetFilters, readFilters, type FacetFilters, type RecordFilter } from './filter-records.ts';

const facets = ['type', 'catid', 'isOpen'];
const records = [
  { objectID: 'page', type: 'page' },
  { objectID: 'adviser', type: 'adviser', isOpen: true },
  { objectID: 'post', type: 'post', catid: ['insurance', 'small business'] },
  { objectID: 'odd', type: 'an AND other', isOpen: false },
];

/** Returns the ids of the records that pass, or the reason for a refusal. */
function idsBy(read: () => RecordFilter): string {
  try {
    const passes = read();
    return records
      .filter(passes)
      .map(({ objectID }) => objectID)
      .join(' ');
  } catch (error) {
    return (error as Error).message.replace(/, got.*| \(.*/, '');
  }
}

const expected = 'filters: expected "attribute:value"';

describe('filters', () => {
  it.each([
    ['', 'page adviser post odd'],
    ['type:adviser', 'adviser'],
    ['NOT type:adviser', 'page post odd'],
    ['type:Adviser', ''],
    ['catid:insurance', 'post'],
    ['catid:"small business"', 'post'],
    ["catid:'small business'", 'post'],
    ['type:"an AND other"', 'odd'],
    ['type:adviser AND isOpen:true', 'adviser'],
    ['type:adviser AND NOT isOpen:true', ''],
    ['type:page OR type:post', 'page post'],
    ['type:', expected],
    ['type:"adviser', expected],
    ['not type:adviser', expected],
    ['type:adviser isOpen:true', expected],
    ['type:adviser AND', expected],
    ['(type:adviser)', expected],
    ['price > 3', expected],
    ['price:1 TO 3', expected],
    ['type:a AND type:b OR type:c', 'filters: AND and OR together are not understood here'],
    ['GUID:x', '"GUID" is not in attributesForFaceting'],
  ])('%j: %s', (filters, found) => expect(idsBy(() => readFilters(filters, facets))).toBe(found));
});

describe('facetFilters', () => {
  it.each<[FacetFilters, string]>([
    [[], 'page adviser post odd'],
    ['type:adviser', 'adviser'],
    [['type:-adviser'], 'page post odd'],
    [['type:adviser', 'isOpen:true'], 'adviser'],
    [[['type:page', 'type:post'], 'catid:insurance'], 'post'],
    [['type'], 'facetFilters: expected "attribute:value"'],
    [['GUID:x'], '"GUID" is not in attributesForFaceting'],
  ])('%j: %s', (given, found) => expect(idsBy(() => readFacetFilters(given, facets))).toBe(found));
});
