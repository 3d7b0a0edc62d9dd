import { expect, test, vi } from 'vitest';
import { isUuid, randomId } from './ids.ts';

/** `crypto` of http pages and of Safari before 15.4. */
function stubOldCrypto(fill: (bytes: Uint8Array<ArrayBuffer>) => void): void {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => (fill(bytes), bytes) });
}

test('returns a UUID', () => {
  expect(isUuid(randomId())).toBe(true);
});

test('returns a different one each time', () => {
  expect(new Set(Array.from({ length: 100 }, randomId)).size).toBe(100);
});

test('fault 44: returns a version 4 UUID without crypto.randomUUID', () => {
  stubOldCrypto((bytes) => bytes.fill(0xff));
  expect(randomId()).toBe('ffffffff-ffff-4fff-8fff-ffffffffffff');
});

test('fault 44: keeps zeros', () => {
  stubOldCrypto((bytes) => bytes.fill(0));
  expect(randomId()).toBe('00000000-0000-4000-8000-000000000000');
});

test('fault 44: takes its randomness from crypto.getRandomValues', () => {
  const { crypto } = globalThis;
  stubOldCrypto((bytes) => crypto.getRandomValues(bytes));
  expect(new Set(Array.from({ length: 100 }, randomId)).size).toBe(100);
});
