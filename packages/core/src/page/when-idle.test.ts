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
  expect(await pass(60_000)).toBe(false);
  dispatchEvent(new Event('load'));
  expect(await pass(1000)).toBe(true);
});

test('waits until the browser is idle, two seconds at most', async () => {
  const requestIdleCallback = vi.fn<(callback: () => void, options: object) => void>();
  Object.assign(globalThis, { requestIdleCallback });
  wait();
  expect(await pass(60_000)).toBe(false);
  requestIdleCallback.mock.calls[0]?.[0]();
  expect(await pass(0)).toBe(true);
  expect(requestIdleCallback.mock.calls[0]?.[1]).toEqual({ timeout: 2000 });
});

test('waits 200 ms if the browser has no idle callback', async () => {
  wait();
  expect(await pass(199)).toBe(false);
  expect(await pass(1)).toBe(true);
});

test('waits for widgets that are loading', async () => {
  let isBusy = true;
  wait(() => isBusy);
  expect(await pass(60_000)).toBe(false);
  isBusy = false;
  expect(await pass(200)).toBe(true);
});
