import { act } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Holds the page's clock for a test to turn, and returns a visitor who goes by it. Undo it with `vi.useRealTimers`. */
export function holdClock(): UserEvent {
  const advanceTimers = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
  vi.useFakeTimers();
  // Testing Library turns the clock while it waits, once it knows whose it is.
  vi.stubGlobal('jest', { advanceTimersByTime: advanceTimers });
  return userEvent.setup({ advanceTimers });
}

/** Turns the clock. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Turns the clock as little as it takes for what is imported to arrive and be shown. */
export async function passImports(): Promise<void> {
  await vi.dynamicImportSettled();
  await pass(0);
}
