import { expect, test, vi } from 'vitest';
import { randomId } from './random-id.ts';
import { isUuid } from './uuid.ts';

/** `crypto` as pages on http and Safari before 15.4 have it. */
function stubOldCrypto(fill: (bytes: Uint8Array<ArrayBuffer>) => void): void {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => (fill(bytes), bytes) });
}

test('gives a UUID', () => {
  expect(isUuid(randomId())).toBe(true);
});

test('gives another one each time', () => {
  expect(new Set(Array.from({ length: 100 }, randomId)).size).toBe(100);
});

test('fault 44: gives a version 4 UUID where crypto.randomUUID is missing', () => {
  stubOldCrypto((bytes) => bytes.fill(0xff));
  expect(randomId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

test('fault 44: keeps the leading zeros of small bytes', () => {
  stubOldCrypto((bytes) => bytes.fill(1));
  expect(randomId()).toBe('01010101-0101-4101-8101-010101010101');
});

test('fault 44: takes its randomness from crypto.getRandomValues', () => {
  const { crypto } = globalThis;
  stubOldCrypto((bytes) => crypto.getRandomValues(bytes));
  expect(new Set(Array.from({ length: 100 }, randomId)).size).toBe(100);
});
