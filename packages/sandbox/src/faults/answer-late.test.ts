import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerLate } from './answer-late.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns the milliseconds by which each of 200 requests for a path is delayed. */
function delays(share: number, path: string): number[] {
  const answer = answerLate(share);
  const found: number[] = [];
  const start = Date.now();
  for (let index = 0; index < 200; index++)
    void answer({ path } as Request, {} as Response, () => found.push(Date.now() - start));
  vi.advanceTimersByTime(1_200);
  return found;
}

test('delays every request with a share of 1, each for a different time', () => {
  const found = delays(1, '/acme/lead');
  expect(found).toHaveLength(200);
  expect(found.filter((time) => time < 100 || time > 801)).toEqual([]);
  expect(new Set(found).size).toBeGreaterThan(50);
});

test('delays some requests and not others with a share between', () => {
  const late = delays(0.5, '/acme/lead').filter((time) => time > 0).length;
  expect(late).toBeGreaterThan(50);
  expect(late).toBeLessThan(150);
});

test.each([
  [0, '/acme/lead'],
  [1, '/__sandbox/records'],
])('delays none with a share of %d for %s', (share, path) => {
  expect(delays(share, path)).toEqual(Array.from({ length: 200 }, () => 0));
});
