import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrolledPast } from './useScrolledPast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 0);
});

afterEach(() => vi.useRealTimers());

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  act(() => {
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersToNextFrame();
  });
}

test.each([
  [72, 72, false],
  [72, 72.5, true],
  [72, 73, true],
  [750, 750, false],
  [750, 751, true],
  [0, 0, false],
  [0, -20, false],
])('past %i px, scrolled by %d: %s', (offset, top, isPast) => {
  const { result, unmount } = renderHook(() => useScrolledPast(offset));
  scrollTo(top);
  expect(result.current).toBe(isPast);
  unmount();
});

test('is right on a page that is already scrolled, and on the way back', () => {
  vi.stubGlobal('scrollY', 500);
  const { result, unmount } = renderHook(() => useScrolledPast(72));
  expect(result.current).toBe(true);
  scrollTo(72);
  expect(result.current).toBe(false);
  unmount();
});

test('follows a changed offset', () => {
  vi.stubGlobal('scrollY', 100);
  const { result, rerender, unmount } = renderHook(({ offset }) => useScrolledPast(offset), {
    initialProps: { offset: 72 },
  });
  rerender({ offset: 100 });
  expect(result.current).toBe(false);
  rerender({ offset: 99 });
  expect(result.current).toBe(true);
  unmount();
});
