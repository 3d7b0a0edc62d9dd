// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

let isIdle: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isIdle = false;
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(document, 'readyState');
});

function wait(isBusy = () => false): void {
  void whenIdle(isBusy).then(() => (isIdle = true));
}

async function pass(milliseconds: number): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isIdle;
}

function setReadyState(value: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { configurable: true, value });
}

test('waits for a page that is still loading', async () => {
  setReadyState('interactive');
  wait();
  const before = await pass(60_000);
  dispatchEvent(new Event('load'));
  expect([before, await pass(1000)]).toEqual([false, true]);
});

test('waits until the browser is idle, two seconds at most', async () => {
  const requestIdleCallback = vi.fn<(callback: () => void, options: object) => void>();
  Object.assign(globalThis, { requestIdleCallback });
  wait();
  const before = await pass(60_000);
  requestIdleCallback.mock.calls[0]?.[0]();
  expect([before, await pass(0), requestIdleCallback.mock.calls[0]?.[1]]).toEqual([
    false,
    true,
    { timeout: 2000 },
  ]);
});

test('waits 200 ms if the browser has no idle callback', async () => {
  wait();
  expect([await pass(199), await pass(1)]).toEqual([false, true]);
});

test('waits for widgets that are loading', async () => {
  let isBusy = true;
  wait(() => isBusy);
  const before = await pass(60_000);
  isBusy = false;
  expect([before, await pass(200)]).toEqual([false, true]);
});
