// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { removeExpired, sessionStore } from './session-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

test('gives back what was written', () => {
  sessionStore.write('aw-key', { values: { FormPostcode: '0110' } });
  expect(sessionStore.read('aw-key')).toEqual({ values: { FormPostcode: '0110' } });
});

test('gives null for what was never written', () => {
  expect(sessionStore.read('aw-key')).toBeNull();
});

test('gives null once it was removed', () => {
  sessionStore.write('aw-key', 1);
  sessionStore.remove('aw-key');
  expect(sessionStore.read('aw-key')).toBeNull();
});

test('gives null for what another script wrote and is no JSON', () => {
  sessionStorage.setItem('aw-key', '{');
  expect(sessionStore.read('aw-key')).toBeNull();
});

describe('fault 43: where storage is blocked', () => {
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

  test('reading finds nothing even where the property itself throws', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked);
    expect(sessionStore.read('aw-key')).toBeNull();
  });
});

describe('what has a lifetime (R18)', () => {
  test('is there until it is over', () => {
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

  test('lives on where it is written again', () => {
    vi.useFakeTimers();
    sessionStore.write('aw-key', 'draft', 1000);
    vi.advanceTimersByTime(600);
    sessionStore.write('aw-key', 'longer draft', 1000);
    vi.advanceTimersByTime(600);
    expect(sessionStore.read('aw-key')).toBe('longer draft');
  });

  test('each goes in its own time', () => {
    vi.useFakeTimers();
    sessionStore.write('aw-late', 'later', 2000);
    sessionStore.write('aw-soon', 'sooner', 1000);
    vi.advanceTimersByTime(1000);
    expect(Object.keys(sessionStorage)).toEqual(['aw-late']);
    vi.advanceTimersByTime(1000);
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed at the next load of any page', () => {
    sessionStorage.setItem('aw-draft of another page', JSON.stringify({ value: 'Aroha', until: Date.now() - 1 }));
    removeExpired();
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed on another page than its own while that is open', () => {
    vi.useFakeTimers();
    sessionStorage.setItem('aw-draft of another page', JSON.stringify({ value: 'Aroha', until: Date.now() + 1000 }));
    removeExpired();
    vi.advanceTimersByTime(1000);
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed by whoever reads it too late', () => {
    sessionStorage.setItem('aw-key', JSON.stringify({ value: 'Aroha', until: Date.now() - 1 }));
    expect(sessionStore.read('aw-key')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('is removed by whoever reads another entry', () => {
    sessionStorage.setItem('aw-draft of another page', JSON.stringify({ value: 'Aroha', until: Date.now() - 1 }));
    sessionStore.read('aw-key');
    expect(sessionStorage.length).toBe(0);
  });

  test('and is read after a reload is removed by a timer for the rest of its time', () => {
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
