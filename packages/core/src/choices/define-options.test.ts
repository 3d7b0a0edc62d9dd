// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { configure } from '../config/configure.ts';
import { defineOptions, optionTexts } from './define-options.ts';
import { regionOptions } from './region-options.ts';
import { subjects } from './subjects.ts';

afterEach(() => {
  configure({});
});

test.each([
  ['subject', '13', 'subject13'],
  ['region', '0110', 'region0110'],
  ['category', 'home-finance-property', 'categoryHomeFinanceProperty'],
  ['relation', 'a friend', 'relationAFriend'],
  ['rating', 'N/A', 'ratingNA'],
  ['searchTerm', 'First Home Buyers', 'searchTermFirstHomeBuyers'],
])('in the list %s the label of %j is called %s', (list, value, name) => {
  expect(Object.keys(optionTexts(defineOptions(list, [{ value, label: 'x' }])))).toEqual([name]);
});

test("shows the page's label for the widget, else for all, else the library's", () => {
  configure({ json: { messages: { subject1: 'A', subject3: 'B', 'callback-form': { subject3: 'C' } } } });
  expect(
    subjects
      .shown('callback-form')
      .slice(0, 3)
      .map(({ label }) => label),
  ).toEqual(['A', 'C', 'Insurance']);
});

test('keeps the values whatever the labels are', () => {
  configure({ json: { messages: { subject1: '9' } } });
  expect(subjects.shown('').map(({ value }) => value)).toEqual(subjects.options.map(({ value }) => value));
});

test("lists the page's own regions, with its labels if given", () => {
  configure({
    json: {
      regions: [
        { name: 'Northland', postcode: '0110' },
        { name: 'Chatham Islands', postcode: '0999' },
      ],
      messages: { region0110: 'Te Tai Tokerau' },
    },
  });
  expect(regionOptions().shown('')).toEqual([
    { value: '0110', label: 'Te Tai Tokerau' },
    { value: '0999', label: 'Chatham Islands' },
  ]);
});
