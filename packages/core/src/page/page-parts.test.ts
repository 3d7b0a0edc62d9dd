// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pageHead, pageRoot } from './page-parts.ts';

test('page elements with the same names do not shadow the parts of the document', () => {
  const { head, documentElement } = document;
  for (const name of ['head', 'documentElement']) {
    for (const element of [document.createElement('img'), document.createElement('form')]) {
      element.setAttribute('name', name);
      document.body.append(element);
    }
  }
  expect(document.head).not.toBe(head);
  expect([pageHead(), pageRoot()]).toEqual([head, documentElement]);
});
