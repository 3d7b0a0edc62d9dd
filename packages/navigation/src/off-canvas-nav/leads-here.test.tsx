import { putMarkup } from '@adviser-widgets/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leadsHere } from './Branches.tsx';

beforeEach(() => history.replaceState(null, '', '/loans/first?utm=1'));
afterEach(() => document.body.replaceChildren());

test.each([
  ['<a href="/x" aria-current="page">X</a>', true],
  ['<ul><li><a href="/x" aria-current="true">X</a></li></ul>', true],
  ['<a href="/x" aria-current="false">X</a>', false],
  ['<a href="/loans/first">X</a>', true],
  ['<ul><li><a href="/loans/first#fees">X</a></li></ul>', true],
  ['<a href="/loans">X</a>', false],
  ['<a href="#">X</a>', false],
  ['<a href="#fees">X</a>', false],
  ['<a href="https://other.example/loans/first">X</a>', false],
  ['Loans', false],
])('an entry with %s: %s', (html, isHere) => {
  expect(leadsHere(putMarkup(`<li>${html}</li>`))).toBe(isHere);
});

test('no entry: no', () => {
  expect(leadsHere(null)).toBe(false);
});
