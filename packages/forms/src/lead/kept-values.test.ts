import { afterEach, expect, test } from 'vitest';
import { parseValues } from './kept-values.ts';

const everyObject = Object.prototype as { FormEmail?: unknown };
afterEach(() => delete everyObject.FormEmail);

test('only text under names that a field can have is a value', () => {
  const kept = JSON.parse(
    '{"FormEmail":"a@example.nz","toString":"x","__proto__":"x","a.b":"x","c[0]":"x","FormPhone":7}',
  ) as unknown;
  expect(parseValues(kept)).toEqual({ FormEmail: 'a@example.nz' });
});

test('a field may have a name that a page has added to all objects', () => {
  everyObject.FormEmail = () => {};
  expect(parseValues({ FormEmail: 'a@example.nz' })).toEqual({ FormEmail: 'a@example.nz' });
});

test.each([undefined, null, 7, 'text', []])('%j has no values', (kept) => {
  expect(parseValues(kept)).toEqual({});
});
