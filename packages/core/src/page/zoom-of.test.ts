import { expect, test } from 'vitest';
import { zoomOf } from './zoom-of.ts';

test.each([
  ['without zoom', { currentCSSZoom: 1 }, 1],
  ['with zoom: 1.25', { currentCSSZoom: 1.25 }, 1.25],
  ['in a browser that measures in pixels of the element', {}, 1],
])('%s', (_, element, expected) => {
  expect(zoomOf(element as Element)).toBe(expected); // all that it reads
});
