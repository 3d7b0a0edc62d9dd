import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScroll } from './watch-scroll.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 0);
});

afterEach(() => vi.useRealTimers());

/** Scrolls like a browser, with several events per frame. */
function scroll(...tops: number[]): void {
  for (const top of tops) {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
  }
}

const nextFrame = () => vi.advanceTimersToNextFrame();

test('reports the scroll position at once', () => {
  vi.stubGlobal('scrollY', 40);
  const listener = vi.fn();
  watchScroll(listener)();
  expect(listener.mock.calls).toEqual([[40]]);
});

test('calls back once a frame, with the last position', () => {
  const listener = vi.fn();
  const stop = watchScroll(listener);
  scroll(10, 20, 30);
  nextFrame();
  scroll(40);
  nextFrame();
  nextFrame();
  stop();
  expect(listener.mock.calls).toEqual([[0], [30], [40]]);
});

test('checks again in the next frame, as browsers report no movement there and back within one', () => {
  const listener = vi.fn();
  const stop = watchScroll(listener);
  vi.stubGlobal('scrollY', 900);
  nextFrame();
  stop();
  expect(listener.mock.calls).toEqual([[0], [900]]);
});

test('listens once for all callers, and stops with the last', () => {
  const add = vi.spyOn(globalThis, 'addEventListener');
  const remove = vi.spyOn(globalThis, 'removeEventListener');
  const stops = [watchScroll(() => {}), watchScroll(() => {})];
  stops[0]?.();
  expect(add).toHaveBeenCalledOnce();
  expect(remove).not.toHaveBeenCalled();
  stops[1]?.();
  expect(remove).toHaveBeenCalledOnce();
});

test('skips callers who left before the frame, and includes those who joined after', () => {
  const [gone, there] = [vi.fn(), vi.fn()];
  const stop = watchScroll(gone);
  scroll(10);
  stop();
  const stopOther = watchScroll(there);
  nextFrame();
  scroll(20);
  nextFrame();
  stopOther();
  expect(gone).toHaveBeenCalledExactlyOnceWith(0);
  expect(there.mock.calls).toEqual([[10], [10], [20]]);
});

test('a listener can leave while all are called', () => {
  const calls: string[] = [];
  const stopFirst = watchScroll((top) => {
    if (top > 0) stopFirst();
    calls.push(`first ${top}`);
  });
  const stopSecond = watchScroll((top) => calls.push(`second ${top}`));
  scroll(10);
  nextFrame();
  scroll(20);
  nextFrame();
  stopSecond();
  expect(calls).toEqual(['first 0', 'second 0', 'first 10', 'second 10', 'second 20']);
});
