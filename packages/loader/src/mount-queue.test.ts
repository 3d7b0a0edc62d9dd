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
  void queueMount(() => void log.push('mount'));
  log.push('script');
  await Promise.resolve();
  expect(log).toEqual(['script', 'mount']);
});

test('mounts in the order of asking', async () => {
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) void queueMount(() => void log.push(name));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b', 'c']);
});

test('lets the page breathe after 10 ms of mounting, as its code has just run', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) void queueMount(work(log, name, 6));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
});

test('lets the page breathe after every 36 ms after that', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) void queueMount(work(log, name, 20));
  await Promise.resolve();
  vi.advanceTimersToNextTimer();
  expect(log).toEqual(['a', 'b', 'c']);
});

test.each([
  { count: 1000, mounted: 6 },
  { count: 252, mounted: 6 },
  { count: 251, mounted: 3 }, // the first has been mounted by then
])('of $count that take 20 ms each, $mounted stand after the second task', async ({ count, mounted }) => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (let name = 0; name < count; name++) void queueMount(work(log, String(name), 20));
  await Promise.resolve();
  vi.advanceTimersToNextTimer();
  expect(log).toHaveLength(mounted);
});

test('goes on after the breath', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) void queueMount(work(log, name, 30));
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['a', 'b', 'c']);
});

test('mounts what is asked for while another one mounts', async () => {
  const log: string[] = [];
  void queueMount(() => {
    log.push('a');
    void queueMount(() => void log.push('b'));
  });
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
});

test('mounts what is asked for later', async () => {
  const log: string[] = [];
  void queueMount(() => void log.push('a'));
  await Promise.resolve();
  void queueMount(() => void log.push('b'));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
});

test('tells when it is mounted', async () => {
  await expect(queueMount(() => {})).resolves.toBeUndefined();
});

test('tells when a mount throws', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(queueMount(broken)).rejects.toThrow('broken');
});

test('a mount that throws keeps no other one away', async () => {
  const log: string[] = [];
  queueMount(() => {
    throw new Error('broken');
  }).catch(() => {});
  await queueMount(() => void log.push('together with it'));
  await queueMount(() => void log.push('later'));
  expect(log).toEqual(['together with it', 'later']);
});
