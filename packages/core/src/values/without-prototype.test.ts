import { afterEach, expect, test } from 'vitest';
import { withoutPrototype } from './records.ts';

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'mode');
});

test('drops what a page script has put on Object.prototype, and keeps its own values', () => {
  Object.assign(Object.prototype, { mode: 'polluted' });
  const options: { method: string; mode?: string } = withoutPrototype({ method: 'POST' });
  expect([options.method, options.mode]).toEqual(['POST', undefined]);
});

test('returns the same object', () => {
  const object = {};
  expect(withoutPrototype(object)).toBe(object);
});
