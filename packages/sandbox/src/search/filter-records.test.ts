import { expect, it } from 'vitest';
import { readFilters } from './filter-records.ts';

const records = [
  { objectID: 'page', type: 'page' },
  { objectID: 'adviser', type: 'adviser', catid: 7 },
  { objectID: 'post', type: 'post', catid: ['insurance', 'small business'] },
  { objectID: 'odd', type: 'an AND other' },
];

it.each([
  ['', 'page adviser post odd'],
  ['type:adviser', 'adviser'],
  ['NOT type:adviser', 'page post odd'],
  ['type:Adviser', ''],
  ['catid:7', 'adviser'],
  ['catid:insurance', 'post'],
  ['catid:"small business"', 'post'],
  ["catid:'small business'", 'post'],
  ['type:"an AND other"', 'odd'],
  ['type:adviser AND catid:7', 'adviser'],
  ['type:adviser AND NOT catid:7', ''],
  ['type:page OR type:post', 'page post'],
])('%j finds: %s', (filters, ids) => {
  const found = records.filter(readFilters(filters));
  expect(found.map(({ objectID }) => objectID).join(' ')).toBe(ids);
});

it.each([
  ['type:', 'expected "attribute:value"'],
  ['type:"adviser', 'expected "attribute:value"'],
  ['not type:adviser', 'expected "attribute:value"'],
  ['type:adviser catid:7', 'expected "attribute:value"'],
  ['type:adviser AND', 'expected "attribute:value"'],
  ['(type:adviser)', 'expected "attribute:value"'],
  ['price > 3', 'expected "attribute:value"'],
  ['type:a AND type:b OR type:c', 'AND and OR together are not understood here'],
  ['GUID:x', 'expected one of type, catid, got "GUID"'],
])('%j is refused: %s', (filters, reason) => {
  expect(() => readFilters(filters)).toThrow(`filters: ${reason}`);
});
