// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { pageHead, pageRoot, readDocument } from './shadowed-names.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('page elements with the same names do not shadow the parts of the document', () => {
  const { head, documentElement } = document;
  for (const name of ['head', 'documentElement']) {
    for (const element of [document.createElement('img'), document.createElement('form')]) {
      element.setAttribute('name', name);
      document.body.append(element);
    }
  }
  expect(document.head).not.toBe(head);
  expect(pageHead()).toBe(head);
  expect(pageRoot()).toBe(documentElement);
});

test('a library that replaces Document changes nothing', () => {
  const { head } = document;
  vi.stubGlobal('Document', () => {});
  expect(pageHead()).toBe(head);
  expect(readDocument('currentScript')).toBeNull();
});
