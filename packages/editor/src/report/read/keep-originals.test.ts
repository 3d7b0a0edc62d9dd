// @vitest-environment jsdom
import { putMarkup } from '@adviser-widgets/testing';
import { expect, test } from 'vitest';
import { keepOriginals } from './keep-originals.ts';

function mountIn(element: Element): void {
  const root = document.createElement('div');
  root.className = 'aw-root';
  element.replaceChildren(root);
}

test('a placeholder is its own original until a widget mounts in it', () => {
  const element = putMarkup('<div data-widget="greeting"><p>Hi</p></div>');
  expect(keepOriginals([element]).of(element)).toBe(element);
});

test('returns the content of a mounted placeholder from before the mount', () => {
  const element = putMarkup('<div data-widget="greeting"><p>Hi</p></div>');
  const originals = keepOriginals([element]);
  mountIn(element);
  expect(originals.of(element).textContent).toBe('Hi');
});

test('copies a later placeholder right before it mounts', () => {
  const originals = keepOriginals([]);
  const element = putMarkup('<div data-widget="greeting"><p>Late</p></div>');
  element.dispatchEvent(new CustomEvent('aw:loading', { bubbles: true, composed: true }));
  mountIn(element);
  expect(originals.of(element).textContent).toBe('Late');
});

test('keeps copies outside the page, so that their images are not fetched again', () => {
  const element = putMarkup('<div data-widget="greeting"><img src="/a.jpg" alt=""></div>');
  const originals = keepOriginals([element]);
  mountIn(element);
  expect(originals.of(element).ownerDocument.defaultView).toBeNull();
});
