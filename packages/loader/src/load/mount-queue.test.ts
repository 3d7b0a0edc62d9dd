import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MountJob } from './mount-queue.ts';

let queueMount: typeof import('./mount-queue.ts').queueMount;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules(); // one queue per page
  ({ queueMount } = await import('./mount-queue.ts'));
});

afterEach(() => {
  vi.useRealTimers();
});

/** A mount that blocks the page for some milliseconds. */
function work(log: string[], name: string, duration: number): () => void {
  return () => {
    vi.setSystemTime(Date.now() + duration);
    vi.spyOn(performance, 'now').mockReturnValue(Date.now());
    log.push(name);
  };
}

/** Queues a mount that is expected to succeed. */
function queue(run: () => void, job: Partial<MountJob> = {}): void {
  queueMount({ run, onFailed: () => expect.unreachable('no mount fails'), ...job });
}

test('mounts after the running script, not during it', async () => {
  const log: string[] = [];
  queue(() => void log.push('mount'));
  log.push('script');
  await Promise.resolve();
  expect(log).toEqual(['script', 'mount']);
});

test('measures all that wait together before the first of them mounts', async () => {
  const log: string[] = [];
  for (const name of ['a', 'b'])
    queue(() => void log.push(name), { measure: () => void log.push(`measure ${name}`) });
  await Promise.resolve();
  expect(log).toEqual(['measure a', 'measure b', 'a', 'b']);
});

test('mounts what cannot be measured', async () => {
  const log: string[] = [];
  const measure = () => {
    throw new Error('getComputedStyle is not a function');
  };
  queue(() => void log.push('mount'), { measure });
  await Promise.resolve();
  expect(log).toEqual(['mount']);
});

test('mounts in the order of the calls', async () => {
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) queue(() => void log.push(name));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b', 'c']);
});

test('yields to the page after 40 ms of mounting', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) queue(work(log, name, 15));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b', 'c']);
});

test('continues after that, 40 ms at a time', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) queue(work(log, name, 20));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
  vi.advanceTimersToNextTimer();
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

test('continues after yielding', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) queue(work(log, name, 25));
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['a', 'b', 'c']);
});

test('mounts jobs that are queued during another mount', async () => {
  const log: string[] = [];
  queue(() => {
    log.push('a');
    queue(() => void log.push('b'));
  });
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
});

test('mounts jobs that are queued later', async () => {
  const log: string[] = [];
  queue(() => void log.push('a'));
  await Promise.resolve();
  queue(() => void log.push('b'));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
});

test('reports a mount that throws, and continues with the others', async () => {
  const log: string[] = [];
  const broken = () => {
    throw new Error('broken');
  };
  queue(broken, { onFailed: (error) => log.push(String(error)) });
  queue(() => void log.push('beside it'));
  await Promise.resolve();
  queue(() => void log.push('later'));
  await Promise.resolve();
  expect(log).toEqual(['Error: broken', 'beside it', 'later']);
});

test('continues even if reporting a failure throws', async () => {
  const log: string[] = [];
  const broken = () => {
    throw new Error('broken');
  };
  const uncaught = vi.fn();
  process.once('uncaughtException', uncaught);
  queue(broken, { onFailed: broken });
  queue(() => void log.push('later'));
  await vi.runAllTimersAsync();
  expect(log).toEqual(['later']);
  expect(uncaught).toHaveBeenCalledOnce();
});
