import { act } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Fakes the page's timers, and returns a user that follows them. Undo it with `vi.useRealTimers`. */
export function holdClock(): UserEvent {
  const advanceTimers = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
  vi.useFakeTimers();
  // Testing Library advances fake timers while it waits, if it finds `jest`.
  vi.stubGlobal('jest', { advanceTimersByTime: advanceTimers });
  return userEvent.setup({ advanceTimers });
}

/** Advances the clock. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Waits until imports have loaded and rendered, with minimal time on the clock. */
export async function passImports(): Promise<void> {
  await vi.dynamicImportSettled();
  await pass(0);
}
