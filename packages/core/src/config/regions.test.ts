import { expect, test } from 'vitest';
import { findRegion, regions } from './regions.ts';

test('there are 31 regions', () => {
  expect(regions).toHaveLength(31);
});

test('every postcode belongs to one region only', () => {
  expect(new Set(regions.map(({ postcode }) => postcode)).size).toBe(31);
});

test('every name is unique', () => {
  expect(new Set(regions.map(({ name }) => name)).size).toBe(31);
});

test.each(regions.map(({ postcode, name }) => [postcode, name]))(
  'the postcode %s of %s is four digits',
  (postcode) => {
    expect(postcode).toMatch(/^\d{4}$/);
  },
);

test('four postcodes keep their leading zero', () => {
  expect(regions.filter(({ postcode }) => postcode.startsWith('0')).map(({ postcode }) => postcode)).toEqual([
    '0110',
    '0931',
    '0622',
    '0612',
  ]);
});

test('regions are listed from north to south', () => {
  expect(regions[0]?.name).toBe('Northland');
  expect(regions[30]?.name).toBe('Southland');
});

test.each([
  ['0110', 'Northland'],
  ['4110', "Hawke's Bay"],
  ['3330', 'Taupō'],
  ['110', undefined],
  ['none', undefined],
  ['', undefined],
  ['9999', undefined],
])('fault 62: the postcode %j is looked up as text and gives %j', (postcode, name) => {
  expect(findRegion(postcode, regions)?.name).toBe(name);
});

test("looks a postcode up in the page's own list", () => {
  expect(findRegion('1234', [{ name: 'Chatham Islands', postcode: '1234' }])?.name).toBe('Chatham Islands');
});
