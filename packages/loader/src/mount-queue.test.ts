import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** A mount that keeps the page busy for so many milliseconds. */
function work(log: string[], name: string, duration: number): () => void {
  return () => {
    vi.setSystemTime(Date.now() + duration);
    vi.spyOn(performance, 'now').mockReturnValue(Date.now());
    log.push(name);
  };
}

/** How many were rendered in one go, each time. */
const rendered: number[] = [];
let mounted = 0;

function together(mount: () => void): void {
  mounted = 0;
  mount();
  rendered.push(mounted);
}

/** Most mounts go well. */
function queue(run: () => void, job: Partial<MountJob> = {}): void {
  const count = () => {
    mounted++;
    run();
  };
  queueMount({ run: count, together, onFailed: () => expect.unreachable('no mount fails'), ...job });
}

test('mounts after the script under way, not in the middle of it', async () => {
  const log: string[] = [];
  queue(() => void log.push('mount'));
  log.push('script');
  await Promise.resolve();
  expect(log).toEqual(['script', 'mount']);
});

test('mounts in the order of asking', async () => {
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) queue(() => void log.push(name));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b', 'c']);
});

test('lets the page breathe after 10 ms of mounting, as its code has just run', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) queue(work(log, name, 6));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
});

test('lets the page breathe after every 28 ms after that', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) queue(work(log, name, 20));
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
  for (let name = 0; name < count; name++) queue(work(log, String(name), 20));
  await Promise.resolve();
  vi.advanceTimersToNextTimer();
  expect(log).toHaveLength(mounted);
});

test('goes on after the breath', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const log: string[] = [];
  for (const name of ['a', 'b', 'c']) queue(work(log, name, 25));
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['a', 'b', 'c']);
});

test('mounts what is asked for while another one mounts', async () => {
  const log: string[] = [];
  queue(() => {
    log.push('a');
    queue(() => void log.push('b'));
  });
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
});

test('mounts what is asked for later', async () => {
  const log: string[] = [];
  queue(() => void log.push('a'));
  await Promise.resolve();
  queue(() => void log.push('b'));
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
});

test('a mount that throws is told, and keeps no other one away', async () => {
  const log: string[] = [];
  const broken = () => {
    throw new Error('broken');
  };
  queue(broken, { onFailed: (error) => log.push(String(error)) });
  queue(() => void log.push('together with it'));
  await Promise.resolve();
  queue(() => void log.push('later'));
  await Promise.resolve();
  expect(log).toEqual(['Error: broken', 'together with it', 'later']);
});

describe('what is rendered in one go', () => {
  beforeEach(() => {
    rendered.length = 0;
    vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  });

  test('grows to eight while it is quick', async () => {
    for (let name = 0; name < 30; name++) queue(() => {});
    await Promise.resolve();
    expect(rendered).toEqual([1, 2, 4, 8, 8, 7]);
  });

  test('halves once it takes its time', async () => {
    const log: string[] = [];
    for (let name = 0; name < 15; name++) queue(() => {});
    for (let name = 0; name < 12; name++) queue(work(log, String(name), 1));
    await Promise.resolve();
    expect(rendered).toEqual([1, 2, 4, 8, 8, 4]);
  });

  test('is one where each takes its time', async () => {
    const log: string[] = [];
    for (let name = 0; name < 3; name++) queue(work(log, String(name), 3));
    await Promise.resolve();
    expect(rendered).toEqual([1, 1, 1]);
  });

  test('holds only what can be rendered together', async () => {
    const others: string[] = [];
    const other = (mount: () => void) => {
      others.push('other');
      mount();
    };
    for (let name = 0; name < 3; name++) queue(() => {});
    queue(() => {}, { together: other });
    queue(() => {});
    await Promise.resolve();
    expect([rendered, others]).toEqual([[1, 2, 1], ['other']]);
  });

  test('is mounted all the same where even to tell of a failure throws', async () => {
    const log: string[] = [];
    const broken = () => {
      throw new Error('broken');
    };
    const uncaught = vi.fn();
    process.once('uncaughtException', uncaught);
    queue(broken, { onFailed: broken });
    queue(() => void log.push('later'));
    await vi.runAllTimersAsync();
    expect([log, uncaught.mock.calls.length]).toEqual([['later'], 1]);
  });

  test('fails as a whole where it cannot be rendered, and keeps no later one away', async () => {
    const log: string[] = [];
    const broken = () => {
      throw new Error('broken');
    };
    queue(() => {}, { together: broken, onFailed: (error) => log.push(String(error)) });
    queue(() => void log.push('later'));
    await Promise.resolve();
    expect(log).toEqual(['Error: broken', 'later']);
  });
});
