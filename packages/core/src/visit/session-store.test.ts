// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { removeExpired, sessionStore } from './session-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

test('reads what was written', () => {
  sessionStore.write('aw-key', { values: { FormPostcode: '0110' } });
  expect(sessionStore.read('aw-key')).toEqual({ values: { FormPostcode: '0110' } });
});

test('returns null for a key that was never written', () => {
  expect(sessionStore.read('aw-key')).toBeNull();
});

test('returns null after removal', () => {
  sessionStore.write('aw-key', 1);
  sessionStore.remove('aw-key');
  expect(sessionStore.read('aw-key')).toBeNull();
});

test("returns null for another script's value that is not JSON", () => {
  sessionStorage.setItem('aw-key', '{');
  expect(sessionStore.read('aw-key')).toBeNull();
});

describe('fault 43: if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };

  test.each([
    ['read', 'getItem', () => sessionStore.read('aw-key')],
    ['write', 'setItem', () => sessionStore.write('aw-key', 1)],
    ['remove', 'removeItem', () => sessionStore.remove('aw-key')],
  ] as const)('%s does not throw', (_name, method, use) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(blocked);
    expect(use).not.toThrow();
  });

  test('reading returns nothing even if the property itself throws', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked);
    expect(sessionStore.read('aw-key')).toBeNull();
  });
});

describe('an entry with a lifetime (R18)', () => {
  test('exists until it expires', () => {
    vi.useFakeTimers();
    sessionStore.write('aw-key', 'draft', 1000);
    vi.advanceTimersByTime(999);
    expect(sessionStore.read('aw-key')).toBe('draft');
  });

  test('is removed from the storage by a timer', () => {
    vi.useFakeTimers();
    sessionStore.write('aw-key', 'draft', 1000);
    vi.advanceTimersByTime(1000);
    expect(sessionStorage.length).toBe(0);
  });

  test('lives longer if it is written again', () => {
    vi.useFakeTimers();
    sessionStore.write('aw-key', 'draft', 1000);
    vi.advanceTimersByTime(600);
    sessionStore.write('aw-key', 'longer draft', 1000);
    vi.advanceTimersByTime(600);
    expect(sessionStore.read('aw-key')).toBe('longer draft');
  });

  test('expires independently of others', () => {
    vi.useFakeTimers();
    sessionStore.write('aw-late', 'later', 2000);
    sessionStore.write('aw-soon', 'sooner', 1000);
    vi.advanceTimersByTime(1000);
    expect(Object.keys(sessionStorage)).toEqual(['aw-late']);
    vi.advanceTimersByTime(1000);
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed at the next load of any page', () => {
    sessionStorage.setItem(
      'aw-draft of another page',
      JSON.stringify({ value: 'Aroha', until: Date.now() - 1 }),
    );
    removeExpired();
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed on another page of the site while that is open', () => {
    vi.useFakeTimers();
    sessionStorage.setItem(
      'aw-draft of another page',
      JSON.stringify({ value: 'Aroha', until: Date.now() + 1000 }),
    );
    removeExpired();
    vi.advanceTimersByTime(1000);
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed when it is read too late', () => {
    sessionStorage.setItem('aw-key', JSON.stringify({ value: 'Aroha', until: Date.now() - 1 }));
    expect(sessionStore.read('aw-key')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed when another entry is read', () => {
    sessionStorage.setItem(
      'aw-draft of another page',
      JSON.stringify({ value: 'Aroha', until: Date.now() - 1 }),
    );
    sessionStore.read('aw-key');
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed by a timer for its remaining time after a reload', () => {
    vi.useFakeTimers();
    sessionStorage.setItem('aw-key', JSON.stringify({ value: 'Aroha', until: Date.now() + 1000 }));
    expect(sessionStore.read('aw-key')).toBe('Aroha');
    vi.advanceTimersByTime(999);
    expect(sessionStorage.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(sessionStorage.length).toBe(0);
  });

  test('other entries are left alone', () => {
    sessionStorage.setItem('cart', '[]');
    sessionStorage.setItem('aw-broken', '{');
    sessionStore.write('aw-key', 'for good');
    removeExpired();
    expect(Object.keys(sessionStorage).sort()).toEqual(['aw-broken', 'aw-key', 'cart']);
  });
});
