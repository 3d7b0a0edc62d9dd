import { afterEach, expect, test } from 'vitest';
import { withoutPrototype } from './records.ts';

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'mode');
});

test('drops what a page script has put on Object.prototype, and keeps its own values', () => {
  Object.assign(Object.prototype, { mode: 'polluted' });
  const options: { method: string; mode?: string } = withoutPrototype({ method: 'POST' });
  expect(options.method).toBe('POST');
  expect(options.mode).toBeUndefined();
});

test('returns the same object', () => {
  const object = {};
  expect(withoutPrototype(object)).toBe(object);
});
