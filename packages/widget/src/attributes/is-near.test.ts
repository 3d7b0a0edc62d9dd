import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNear } from './is-near.ts';

test.each([
  ['heading', 'heading', 0, true],
  ['heading', 'headng', 1, true],
  ['heading', 'headinng', 1, true],
  ['heading', 'heeding', 1, true],
  ['heading', 'haeding', 1, true],
  ['heading', 'haednig', 2, true],
  ['heading', 'haednig', 1, false],
  ['heading', 'heading', 2, true],
  ['heading', 'button-text', 2, false],
  ['ab', '', 2, true],
  ['ab', '', 1, false],
])('%s and %s, %i edits: %s', (one, other, edits, near) => {
  expect(isNear(one, other, edits)).toBe(near);
});

test('is the same either way', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.nat(2), (one, other, edits) => {
      expect(isNear(one, other, edits)).toBe(isNear(other, one, edits));
    }),
  );
});

test('what one edit changes is near', () => {
  const word = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(11), fc.string({ maxLength: 1 }), (one, at, letter) => {
      expect(isNear(one, one.slice(0, at) + letter + one.slice(at + 1), 1)).toBe(true);
    }),
  );
});
