// @vitest-environment jsdom
import { pageHead, pageRoot } from './page-parts.ts';

test('elements of the page that have their names do not hide its parts', () => {
  const parts = [document.head, document.documentElement];
  putMarkup('<div><img name="head" alt=""><form name="head"></form><img name="documentElement" alt=""><form name="documentElement"></form></div>');
  expect([document.head, document.documentElement]).not.toEqual(parts);
  expect([pageHead(), pageRoot()]).toEqual(parts);
});
