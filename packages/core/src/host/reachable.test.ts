// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { isRendered } from './reachable.ts';

afterEach(() => document.body.replaceChildren());

function elementIn(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('i') ?? document.body;
}

test.each([
  ['in the page', '<p><i></i></p>', true],
  ['transparent', '<p style="opacity: 0"><i></i></p>', true],
  ['hidden itself', '<p><i hidden></i></p>', false],
  ['in what is hidden', '<p style="display: none"><i></i></p>', false],
  ['without a box, in what shows', '<p><i style="display: contents"></i></p>', true],
  ['without a box, in what is hidden', '<p hidden><i style="display: contents"></i></p>', false],
])('an element %s', (_where, html, expected) => {
  expect(isRendered(elementIn(html))).toBe(expected);
});

test('an element in a form whose fields are called like its members is found', () => {
  const html = '<form><input name="checkVisibility"><input name="parentElement"></form>';
  document.body.innerHTML = html;
  expect(isRendered(document.querySelector('form') ?? document.body)).toBe(true);
});
