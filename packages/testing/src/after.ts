import { vi } from 'vitest';

/**
 * Resolves with `value` after so many milliseconds of a clock that the test holds.
 *
 * @throws {Error} where the test holds none: it would wait for real
 */
export function after<Value = undefined>(milliseconds: number, value?: Value): Promise<Value> {
  if (!vi.isFakeTimers()) throw new Error('Hold the clock first, with vi.useFakeTimers().');
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}
