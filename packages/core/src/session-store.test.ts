// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionStore } from './session-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('gives back what was written', () => {
  sessionStore.write('key', { values: { FormPostcode: '0110' } });
  expect(sessionStore.read('key')).toEqual({ values: { FormPostcode: '0110' } });
});

test('gives null for what was never written', () => {
  expect(sessionStore.read('key')).toBeNull();
});

test('gives null once it was removed', () => {
  sessionStore.write('key', 1);
  sessionStore.remove('key');
  expect(sessionStore.read('key')).toBeNull();
});

test('gives null for what another script wrote and is no JSON', () => {
  sessionStorage.setItem('key', '{');
  expect(sessionStore.read('key')).toBeNull();
});

describe('fault 43: where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };

  test.each([
    ['read', 'getItem', () => sessionStore.read('key')],
    ['write', 'setItem', () => sessionStore.write('key', 1)],
    ['remove', 'removeItem', () => sessionStore.remove('key')],
  ] as const)('%s does not throw', (_name, method, use) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(blocked);
    expect(use).not.toThrow();
  });

  test('reading finds nothing even where the property itself throws', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked);
    expect(sessionStore.read('key')).toBeNull();
  });
});
