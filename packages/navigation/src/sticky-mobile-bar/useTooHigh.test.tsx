import { installFakeSizes, type FakeSizes } from '@adviser-widgets/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTooHigh } from './useTooHigh.ts';

let sizes: FakeSizes;
/** CSS pixels; jsdom's window is 768 high. */
let height: number;

beforeEach(() => {
  vi.useFakeTimers();
  sizes = installFakeSizes();
  height = 300;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
});

afterEach(() => {
  sizes.remove();
  vi.useRealTimers();
});

function reportSizes(): void {
  sizes.report();
  act(() => void vi.advanceTimersToNextFrame());
}

function watchBar() {
  const bar = { current: document.createElement('div') };
  const hook = renderHook(() => useTooHigh(bar));
  reportSizes(); // as a browser does when observing starts
  return hook;
}

test.each([
  [256, false],
  [257, true],
])('a bar %i px high is too high for a window of 768: %s', (high, expected) => {
  height = high;
  expect(watchBar().result.current).toBe(expected);
});

test('a bar that shrinks is no longer too high', () => {
  const { result } = watchBar();
  height = 60;
  reportSizes();
  expect(result.current).toBe(false);
});

test('is not too high in a window that grows', () => {
  const { result } = watchBar();
  vi.stubGlobal('innerHeight', 1000);
  act(() => void dispatchEvent(new Event('resize')));
  expect(result.current).toBe(false);
});

test('a bar that has unmounted is no longer measured', () => {
  const { unmount } = watchBar();
  const remove = vi.spyOn(globalThis, 'removeEventListener');
  unmount();
  expect(sizes.watching).toBe(0);
  expect(remove).toHaveBeenCalledWith('resize', expect.any(Function));
});
