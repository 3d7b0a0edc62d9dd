// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { removeExpired, sessionStore } from './session-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

test('reads what was written', () => {
  sessionStore.write('draft key', { values: { FormPostcode: '0110' } });
  expect(sessionStore.read('draft key')).toEqual({ values: { FormPostcode: '0110' } });
});

test('returns null for a key that was never written', () => {
  expect(sessionStore.read('draft key')).toBeNull();
});

test('returns null after removal', () => {
  sessionStore.write('draft key', 1);
  sessionStore.remove('draft key');
  expect(sessionStore.read('draft key')).toBeNull();
});

test("returns null for another script's value that is not JSON", () => {
  sessionStorage.setItem(nameOfKey(), '{');
  expect(sessionStore.read('draft key')).toBeNull();
});

describe('fault 43: if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };

  test.each([
    ['read', 'getItem', () => sessionStore.read('draft key')],
    ['write', 'setItem', () => sessionStore.write('draft key', 1)],
    ['remove', 'removeItem', () => sessionStore.remove('draft key')],
  ] as const)('%s does not throw', (_name, method, use) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(blocked);
    expect(use).not.toThrow();
  });

  test('reading returns nothing even if the property itself throws', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked);
    expect(sessionStore.read('draft key')).toBeNull();
  });
});

describe('an entry with a lifetime', () => {
  test('exists until it expires', () => {
    vi.useFakeTimers();
    sessionStore.write('draft key', 'draft', 1000);
    vi.advanceTimersByTime(999);
    expect(sessionStore.read('draft key')).toBe('draft');
  });

  test('is removed from the storage by a timer', () => {
    vi.useFakeTimers();
    sessionStore.write('draft key', 'draft', 1000);
    vi.advanceTimersByTime(1000);
    expect(sessionStorage.length).toBe(0);
  });

  test('lives longer if it is written again', () => {
    vi.useFakeTimers();
    sessionStore.write('draft key', 'draft', 1000);
    vi.advanceTimersByTime(600);
    sessionStore.write('draft key', 'longer draft', 1000);
    vi.advanceTimersByTime(600);
    expect(sessionStore.read('draft key')).toBe('longer draft');
  });

  test('expires independently of others', () => {
    vi.useFakeTimers();
    sessionStore.write('draft late', 'later', 2000);
    sessionStore.write('draft soon', 'sooner', 1000);
    vi.advanceTimersByTime(1000);
    expect(sessionStore.read('draft late')).toBe('later');
    expect(sessionStorage.length).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed at the next load of any page', () => {
    keep({ value: 'Aroha', until: Date.now() - 1 });
    removeExpired();
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed on another page of the site while that is open', () => {
    vi.useFakeTimers();
    keep({ value: 'Aroha', until: Date.now() + 1000 });
    removeExpired();
    vi.advanceTimersByTime(1000);
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed when it is read too late', () => {
    sessionStore.write('draft key', 'Aroha', -1);
    expect(sessionStore.read('draft key')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed when another entry is read', () => {
    keep({ value: 'Aroha', until: Date.now() - 1 });
    sessionStore.read('draft key');
    expect(sessionStorage.length).toBe(0);
  });

  test('is not read after its time, even if it could not be removed', () => {
    vi.useFakeTimers();
    sessionStore.write('draft key', 'Aroha', 1000);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {});
    vi.advanceTimersByTime(1000);
    expect(sessionStore.read('draft key')).toBeNull();
  });

  test('is removed by a timer for its remaining time after a reload', () => {
    vi.useFakeTimers();
    const name = keep({ value: 'Aroha', until: Date.now() + 1000 });
    removeExpired();
    vi.advanceTimersByTime(999);
    expect(Object.keys(sessionStorage)).toEqual([name]);
    vi.advanceTimersByTime(1);
    expect(sessionStorage.length).toBe(0);
  });
});

describe('a clock that is set while an entry is kept', () => {
  const halfHour = 30 * 60_000;
  const day = 24 * 60 * 60_000;

  /** Writes a draft, sets the clock and loads a page; returns what is left, and how often it is read in a minute. */
  function setClock(by: number) {
    vi.useFakeTimers();
    sessionStore.write('draft key', 'Aroha', halfHour);
    vi.setSystemTime(Date.now() + by);
    removeExpired();
    const reads = vi.spyOn(Storage.prototype, 'getItem');
    vi.advanceTimersByTime(60_000);
    return { left: sessionStorage.length, reads: reads.mock.calls.length };
  }

  test.each([
    ['back by 40 days', -40 * day, 0],
    ['back by 20 minutes', -20 * 60_000, 0],
    ['back by a correction of seconds', -5000, 1],
    ['forward by a correction of seconds', 5000, 1],
    ['forward by 40 days', 40 * day, 0],
  ])('%s', (_name, by, left) => {
    expect(setClock(by)).toEqual({ left, reads: 0 });
  });

  test.each([
    ['far', Date.now() + 40 * day],
    ['endless', Infinity],
    ['no number', 'never'],
  ])('an entry whose end is %s is removed', (_name, until) => {
    keep({ value: 'Aroha', until });
    removeExpired();
    expect(sessionStorage.length).toBe(0);
  });
});

describe('names in the storage', () => {
  test('say what is kept, and nothing of whose it is', () => {
    sessionStore.write('draft /contact Aroha', 1);
    expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/^aw-draft [\da-z]+-[\da-z]+$/)]);
  });

  test.each(['cart', 'aw-cart', 'aw-draft of another script', 'aw-theme 1-2', 'aw-draft 1-2-3'])(
    'of other scripts are left alone: %j',
    (name) => {
      sessionStorage.setItem(name, JSON.stringify({ value: 'Aroha', until: Date.now() - 1 }));
      removeExpired();
      expect(sessionStorage.length).toBe(1);
    },
  );

  test('of entries that last as long as the tab are left alone, and so is what is not JSON', () => {
    sessionStore.write('draft key', 'for good');
    sessionStorage.setItem('aw-draft 1-2', '{');
    removeExpired();
    expect(sessionStorage.length).toBe(2);
  });
});

/** Stores an entry that another page of the site has written; returns its name. */
function keep(entry: object): string {
  sessionStore.write('draft of another page', null);
  const [name = ''] = Object.keys(sessionStorage);
  // JSON writes a number that is too large as null, but reads it as Infinity
  sessionStorage.setItem(name, JSON.stringify(entry).replace('"until":null', '"until":1e999'));
  return name;
}

/** Returns the name under which `draft key` is stored. */
function nameOfKey(): string {
  sessionStore.write('draft key', null);
  return Object.keys(sessionStorage)[0] ?? '';
}
