// @vitest-environment jsdom
import { putMarkup } from '@adviser-widgets/testing';
import { expect, test } from 'vitest';
import { keepOriginals } from './keep-originals.ts';


function mountIn(element: Element): void {
  const root = document.createElement('div');
  root.className = 'aw-root';
  element.replaceChildren(root);
}

test('a placeholder is its own original until a widget stands in it', () => {
  const element = putMarkup('<div data-widget="greeting"><p>Hi</p></div>');
  expect(keepOriginals([element]).of(element)).toBe(element);
});

test('the content of a mounted placeholder is the content from before', () => {
  const element = putMarkup('<div data-widget="greeting"><p>Hi</p></div>');
  const originals = keepOriginals([element]);
  mountIn(element);
  expect(originals.of(element).textContent).toBe('Hi');
});

test('a placeholder that comes later is copied right before it mounts', () => {
  const originals = keepOriginals([]);
  const element = putMarkup('<div data-widget="greeting"><p>Late</p></div>');
  element.dispatchEvent(new CustomEvent('aw:loading', { bubbles: true, composed: true }));
  mountIn(element);
  expect(originals.of(element).textContent).toBe('Late');
});

test('a copy is kept out of the page, where its images are not fetched again', () => {
  const element = putMarkup('<div data-widget="greeting"><img src="/a.jpg" alt=""></div>');
  const originals = keepOriginals([element]);
  mountIn(element);
  expect(originals.of(element).ownerDocument.defaultView).toBeNull();
});
