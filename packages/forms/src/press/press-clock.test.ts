import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressLimitMs, startPressClock } from './press-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const onOver = vi.fn();
  return { onOver, clock: startPressClock(onOver) };
}

test('runs out after 25 seconds', () => {
  const { onOver } = start();
  vi.advanceTimersByTime(24_999);
  expect(onOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onOver).toHaveBeenCalledOnce();
});

test('returns the time left', () => {
  const { clock } = start();
  vi.advanceTimersByTime(10_000);
  expect(clock.left()).toBe(pressLimitMs - 10_000);
});

test('pauses while a visitor is at a challenge', () => {
  const { clock, onOver } = start();
  vi.advanceTimersByTime(10_000);
  clock.hold(true);
  vi.advanceTimersByTime(300_000);
  expect(clock.left()).toBe(15_000);
  expect(onOver).not.toHaveBeenCalled();
});

test('continues from where it paused', () => {
  const { clock, onOver } = start();
  vi.advanceTimersByTime(10_000);
  clock.hold(true);
  vi.advanceTimersByTime(300_000);
  clock.hold(false);
  vi.advanceTimersByTime(15_000);
  expect(onOver).toHaveBeenCalledOnce();
});

test('never runs out after the press has ended, whatever the challenge does', () => {
  const { clock, onOver } = start();
  clock.hold(true);
  clock.stop();
  clock.hold(false);
  vi.advanceTimersByTime(100_000);
  expect(onOver).not.toHaveBeenCalled();
});
