import { expect, vi } from 'vitest';

export interface HeldDelays {
  /** Waits until a request with this delay in milliseconds has arrived. */
  begun(milliseconds: number): Promise<void>;
  /** Waits until the sandbox has noticed that the client has disconnected. */
  dropped(milliseconds: number): Promise<void>;
}

/** Advance the timers with `vi.advanceTimersByTimeAsync`, undo with `vi.useRealTimers`. */
export function holdDelays(): HeldDelays {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const timers = new Map<unknown, unknown>();
  const cleared = new Set<unknown>();
  // Not spies: those would be restored after the real timers, to the fake ones.
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
  // `vi.waitFor` advances fake timers by its interval.
  const until = (check: () => void) => vi.waitFor(check, { interval: 0, timeout: 20_000 });
  return {
    begun: (milliseconds) => until(() => expect(timers.has(milliseconds)).toBe(true)),
    dropped: (milliseconds) => until(() => expect(cleared.has(timers.get(milliseconds))).toBe(true)),
  };
}
