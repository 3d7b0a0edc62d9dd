import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('resolves with the value if it arrives in time', async () => {
  expect(await withTimeout(Promise.resolve('file'), 1000)).toBe('file');
});

test('rejects with the error of the promise', async () => {
  await expect(withTimeout(Promise.reject(new Error('404')), 1000)).rejects.toThrow('404');
});

test('rejects at the limit', async () => {
  const outcome = expect(withTimeout(new Promise(() => {}), 1000)).rejects.toThrow('did not arrive in time');
  await vi.advanceTimersByTimeAsync(1000);
  await outcome;
});

test('still waits just before the limit', async () => {
  const settled = vi.fn();
  withTimeout(new Promise(() => {}), 1000).then(settled, settled);
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
});

test('leaves no timer behind', async () => {
  await withTimeout(Promise.resolve('file'), 1000);
  expect(vi.getTimerCount()).toBe(0);
});
