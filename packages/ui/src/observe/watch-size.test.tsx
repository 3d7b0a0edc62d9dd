import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSize } from './watch-size.ts';

let notify: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        notify = callback;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
});

afterEach(() => vi.useRealTimers());

test('calls back once, in the frame after the notices', () => {
  const listener = vi.fn();
  watchSize([document.body], listener);
  notify();
  notify();
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(listener).toHaveBeenCalledOnce();
});

test('no longer calls back after the undo', () => {
  const listener = vi.fn();
  const stop = watchSize([document.body], listener);
  notify();
  stop();
  vi.advanceTimersToNextFrame();
  expect(listener).not.toHaveBeenCalled();
});
