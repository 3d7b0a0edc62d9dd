// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockInTab } from './tab-lock.ts';

/** Web Locks shared by all tabs of a browser, which jsdom lacks. Supports only `ifAvailable`. */
function createLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    _options: { ifAvailable: true },
    hold: (lock: object | null) => Promise<void> | undefined,
  ) => {
    await Promise.resolve();
    if (held.has(name)) return hold(null);
    held.add(name);
    await hold({ name });
    held.delete(name);
  };
  return { request };
}

let locks: ReturnType<typeof createLocks>;

beforeEach(() => {
  vi.useFakeTimers();
  locks = createLocks();
  vi.stubGlobal('navigator', { locks });
});

afterEach(() => {
  vi.useRealTimers();
});

async function outcomeOf(isOurs: Promise<boolean>, time = 100): Promise<boolean | undefined> {
  let outcome: boolean | undefined;
  void isOurs.then((value) => (outcome = value));
  await vi.advanceTimersByTimeAsync(time);
  return outcome;
}

const pageEvent = (type: string, persisted: boolean) => Object.assign(new Event(type), { persisted });

test('a free name is ours at once', async () => {
  expect(await outcomeOf(lockInTab('a').isOurs)).toBe(true);
});

test('a name that another tab holds is not', async () => {
  lockInTab('a');
  expect(await outcomeOf(lockInTab('a').isOurs, 500)).toBe(false);
});

test('different names do not conflict', async () => {
  lockInTab('a');
  expect(await outcomeOf(lockInTab('b').isOurs)).toBe(true);
});

test('waits for a page of this tab that is still unloading', async () => {
  const before = lockInTab('a');
  const after = lockInTab('a').isOurs;
  await vi.advanceTimersByTimeAsync(300);
  before.release();
  expect(await outcomeOf(after)).toBe(true);
});

test('a name that is released during the wait is free for others', async () => {
  const first = lockInTab('a');
  lockInTab('a').release();
  first.release();
  expect(await outcomeOf(lockInTab('a').isOurs)).toBe(true);
});

describe('the page cache of the browser', () => {
  test('gets a page that holds no lock', async () => {
    lockInTab('a');
    await vi.advanceTimersByTimeAsync(0);
    dispatchEvent(pageEvent('pagehide', true));
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcomeOf(lockInTab('a').isOurs)).toBe(true);
  });

  test('restores the page with its lock', async () => {
    lockInTab('a');
    await vi.advanceTimersByTimeAsync(0);
    dispatchEvent(pageEvent('pagehide', true));
    dispatchEvent(pageEvent('pageshow', true));
    expect(await outcomeOf(lockInTab('a').isOurs, 500)).toBe(false);
  });
});

describe('a name counts as ours within a second', () => {
  const never = () => new Promise<never>(() => {});
  const refuse = () => {
    throw new DOMException('No', 'SecurityError');
  };

  test.each([
    ['without Web Locks, as on http', {}, 0],
    ['where the browser refuses them', { locks: { request: async () => refuse() } }, 0],
    ['where asking for them throws', { locks: { request: refuse } }, 0],
    [
      'where reading them throws',
      {
        get locks(): never {
          return refuse();
        },
      },
      0,
    ],
    ['where they never answer', { locks: { request: never } }, 1000],
    ['where they answer without a lock', { locks: { request: () => undefined } }, 1000],
  ])('%s', async (_name, browser, time) => {
    vi.stubGlobal('navigator', browser);
    expect(await outcomeOf(lockInTab('a').isOurs, time)).toBe(true);
  });
});

test('a name that another tab holds stays so, even if later answers fail to come', async () => {
  lockInTab('a');
  const { isOurs } = lockInTab('a');
  await vi.advanceTimersByTimeAsync(50);
  locks.request = () => new Promise<never>(() => {});
  expect(await outcomeOf(isOurs, 950)).toBe(false);
});
