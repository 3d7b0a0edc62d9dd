// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { unshadowed } from './shadowed-names.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function formWith(...names: string[]): HTMLFormElement {
  const form = document.createElement('form');
  form.id = 'one';
  form.append(...names.map((name) => Object.assign(document.createElement('input'), { name })));
  return form;
}

test('a form has its own methods and properties, whatever its controls are called', () => {
  const form = formWith('getAttribute', 'id', 'children', 'append');
  const own = unshadowed(form);
  expect(own.getAttribute('id')).toBe('one');
  expect(own.id).toBe('one');
  expect(own.children).toHaveLength(4);
  own.append(document.createElement('p'));
  expect(own.lastElementChild?.localName).toBe('p');
});

test('any other node is itself', () => {
  const { body } = document;
  expect(unshadowed(body)).toBe(body);
});

test('page elements with the same names do not hide the parts of the document', () => {
  const { head, documentElement } = document;
  for (const name of ['head', 'documentElement']) {
    for (const element of [document.createElement('img'), document.createElement('form')]) {
      element.setAttribute('name', name);
      document.body.append(element);
    }
  }
  expect(document.head).not.toBe(head);
  expect(unshadowed(document).head).toBe(head);
  expect(unshadowed(document).documentElement).toBe(documentElement);
});

test('a library that replaces Document changes nothing', () => {
  const { head } = document;
  vi.stubGlobal('Document', () => {});
  expect(unshadowed(document).head).toBe(head);
  expect(unshadowed(document).currentScript).toBeNull();
});
