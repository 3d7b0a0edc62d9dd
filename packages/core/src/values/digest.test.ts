import { expect, test } from 'vitest';
import { digestOf } from './digest.ts';

test('equal texts have equal digests', () => {
  expect(digestOf('Aroha 021 555 0000')).toBe(digestOf('Aroha 021 555 0000'));
});

test.each([
  ['Aroha 021 555 0000', 'Aroha 021 555 0001'],
  ['', ' '],
  ['Tree', 'Sweet Treat'],
  ['Mārama', 'Marama'],
])('%j and %j have different digests', (one, other) => {
  expect(digestOf(one)).not.toBe(digestOf(other));
});

test('many texts have different digests', () => {
  const digests = Array.from({ length: 50_000 }, (_, index) => digestOf(`021 555 ${index}`));
  expect(new Set(digests).size).toBe(50_000);
});

test('contains nothing of the text', () => {
  expect(digestOf('Aroha')).toMatch(/^[a-z\d]{1,7}-[a-z\d]{1,7}$/);
});
