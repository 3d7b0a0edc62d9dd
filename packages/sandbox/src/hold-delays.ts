import { expect, vi } from 'vitest';

/** Delays of faults, under a clock that the test holds. */
export interface HeldDelays {
  /** Waits until a request has arrived that is to be delayed by so many milliseconds. */
  begun(milliseconds: number): Promise<void>;
  /** Waits until the sandbox knows that nobody waits for that request any more. */
  dropped(milliseconds: number): Promise<void>;
}

/** Holds the clock of every delay. Advance it with `vi.advanceTimersByTimeAsync`, undo it with `vi.useRealTimers`. */
export function holdDelays(): HeldDelays {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const timers = new Map<unknown, unknown>();
  const cleared = new Set<unknown>();
  // Not spies: those would be restored after the real clock is back, to what they found here.
  const watchedSet = (task: () => void, milliseconds?: number) => {
    const timer = set(task, milliseconds);
    timers.set(milliseconds, timer);
    return timer;
  };
  const watchedClear = (timer: Parameters<typeof clear>[0]) => {
    cleared.add(timer);
    clear(timer);
  };
  Object.assign(globalThis, { setTimeout: watchedSet, clearTimeout: watchedClear });
  // `vi.waitFor` moves a held clock by its interval.
  const until = (check: () => void) => vi.waitFor(check, { interval: 0, timeout: 20_000 });
  return {
    begun: (milliseconds) => until(() => expect(timers.has(milliseconds)).toBe(true)),
    dropped: (milliseconds) => until(() => expect(cleared.has(timers.get(milliseconds))).toBe(true)),
  };
}
