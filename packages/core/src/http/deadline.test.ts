import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const onOver = vi.fn();
beforeEach(() => void onOver.mockClear());

/** The clock goes on, and no timer runs. */
function standStill(ms: number): void {
  vi.spyOn(performance, 'now').mockReturnValue(ms); // the held clock started at 0
}

test('is over at its limit', () => {
  startDeadline(1000, onOver);
  vi.advanceTimersByTime(999);
  expect(onOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onOver).toHaveBeenCalledOnce();
});

test('leaves a moment for what has arrived while the page stood still, and is over then', () => {
  startDeadline(1000, onOver);
  standStill(28_000);
  vi.advanceTimersByTime(1000);
  expect(onOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onOver).toHaveBeenCalledOnce();
});

test.each([
  ['before its limit', 500],
  ['in that moment', 1000],
])('can be stopped %s', (_when, time) => {
  const stop = startDeadline(1000, onOver);
  standStill(28_000);
  vi.advanceTimersByTime(time);
  stop();
  vi.runAllTimers();
  expect(onOver).not.toHaveBeenCalled();
});
