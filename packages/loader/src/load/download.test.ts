// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const followLink = () => dispatchEvent(new Event('beforeunload'));
const ended = new Error('ended');

test('a download that fails while the visitor is on the page has failed', async () => {
  const failed = expect(download(() => Promise.reject(ended))).rejects.toBe(ended);
  await vi.advanceTimersByTimeAsync(1_000);
  await failed;
});

test('a download that ends because the visitor follows a link starts again until they have stayed', async () => {
  const start = vi.fn(async () => {
    if (start.mock.calls.length === 1) followLink();
    if (start.mock.calls.length <= 3) throw ended;
    return 'there';
  });
  const there = download(start);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await there).toBe('there');
  expect(start).toHaveBeenCalledTimes(4);
});

test('a download that still fails ten seconds later has failed', async () => {
  const start = vi.fn().mockRejectedValue(ended);
  start.mockImplementationOnce(() => {
    followLink();
    return Promise.reject(ended);
  });
  const failed = expect(download(start)).rejects.toBe(ended);
  await vi.advanceTimersByTimeAsync(12_000);
  await failed;
});

test('nothing listens to visitors who leave once all downloads have ended', async () => {
  const listening = vi.spyOn(globalThis, 'addEventListener');
  const removed = vi.spyOn(globalThis, 'removeEventListener');
  let letGo = () => {};
  const slow = download(() => new Promise<void>((resolve) => (letGo = resolve)));
  await download(() => Promise.resolve());
  expect(removed).not.toHaveBeenCalled();
  letGo();
  await slow;
  expect(removed.mock.calls).toEqual(listening.mock.calls);
});
