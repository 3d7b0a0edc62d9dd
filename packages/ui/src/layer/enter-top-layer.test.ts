// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { enterTopLayer } from './enter-top-layer.ts';

test('leaves alone what the page has removed before it runs', () => {
  const showPopover = vi.fn();
  const element = Object.assign(document.createElement('div'), { showPopover });
  expect(enterTopLayer(element)).not.toThrow();
  expect(showPopover).not.toHaveBeenCalled();
});
