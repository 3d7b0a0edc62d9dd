import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let queueMount: typeof import('./mount-queue.ts').queueMount;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules(); // one queue per page
  ({ queueMount } = await import('./mount-queue.ts'));
});

afterEach(() => {
  vi.useRealTimers();
});

/** A mount that keeps the page busy for so many milliseconds. */
function work(log: string[], name: string, duration: number): () => void {
  return () => {
    vi.setSystemTime(Date.now() + duration);
    vi.spyOn(performance, 'now').mockReturnValue(Date.now());
    log.push(name);
  };
}

test('mounts after the script under way, not in the middle of it', async () => {
  const log: string[] = [];
  queueMount(() => log.push('mount'));
  log.push('script');
  await Promise.resolve();
  expect(log).toEqual(['script', 'mount']);
});

test('mounts in the order of asking', async () => {
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) queueMount(() => log.push(name));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b', 'c']);
});

test('lets the page breathe after 40 ms of mounting', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) queueMount(work(log, name, 30));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
});

test('goes on after the breath', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) queueMount(work(log, name, 30));
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['a', 'b', 'c']);
});

test('mounts what is asked for while another one mounts', async () => {
  const log: string[] = [];
  queueMount(() => {
    log.push('a');
    queueMount(() => log.push('b'));
  });
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
});

test('mounts what is asked for later', async () => {
  const log: string[] = [];
  queueMount(() => log.push('a'));
  await Promise.resolve();
  queueMount(() => log.push('b'));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
});
