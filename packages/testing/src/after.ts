import { vi } from 'vitest';

/**
 * Resolves with `value` after the given milliseconds of the fake clock.
 *
 * @throws {Error} without fake timers, as it would wait in real time
 */
export function after<Value = undefined>(milliseconds: number, value?: Value): Promise<Value> {
  if (!vi.isFakeTimers()) throw new Error('Hold the clock first, with vi.useFakeTimers().');
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}
