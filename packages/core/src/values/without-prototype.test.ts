import { afterEach, expect, test } from 'vitest';
import { withoutPrototype } from './records.ts';

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'mode');
});

test('lacks what a script of the page has put on Object.prototype, and keeps its own', () => {
  Object.assign(Object.prototype, { mode: 'polluted' });
  const options: { method: string; mode?: string } = withoutPrototype({ method: 'POST' });
  expect([options.method, options.mode]).toEqual(['POST', undefined]);
});

test('returns the same object', () => {
  const object = {};
  expect(withoutPrototype(object)).toBe(object);
});
