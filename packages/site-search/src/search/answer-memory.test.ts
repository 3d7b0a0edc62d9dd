import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswerMemory } from './search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = 60_000;

test.each([
  [0, 'answer'],
  [5 * minutes, 'answer'],
  [5 * minutes + 1, undefined],
])('after %i ms there is %j', (time, answer) => {
  const memory = createAnswerMemory<string>();
  memory.keep('key', 'answer');
  vi.advanceTimersByTime(time);
  expect(memory.get('key')).toBe(answer);
  expect(memory.get('other')).toBeUndefined();
});

test('drops the least recently used of 51 answers', () => {
  const memory = createAnswerMemory<number>();
  for (let count = 0; count < 50; count++) memory.keep(String(count), count);
  expect(memory.get('0')).toBe(0); // used again
  memory.keep('50', 50);
  expect(memory.get('0')).toBe(0);
  expect(memory.get('1')).toBeUndefined();
  expect(memory.get('2')).toBe(2);
  expect(memory.get('50')).toBe(50);
});
