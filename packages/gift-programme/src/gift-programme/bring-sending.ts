import { inTime } from '@adviser-widgets/core';

/** Milliseconds the code may take to arrive. */
const limit = 10_000;

/** The rules and what sends: a download of its own, which the first sign of intent starts. */
export function bringSending(): Promise<typeof import('./sending.ts')> {
  return inTime(import('./sending.ts'), limit);
}

/** Starts it; the press that needs it will try again and tell. */
export function prepareSending(): void {
  bringSending().catch(() => {});
}
