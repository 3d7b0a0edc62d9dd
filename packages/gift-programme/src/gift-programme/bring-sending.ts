import { inTime } from '@adviser-widgets/core';

/** The rules and what sends: a download of its own, which the first sign of intent starts. */
export function bringSending(): Promise<typeof import('./sending.ts')> {
  return inTime(import('./sending.ts'));
}

/** Starts it; the press that needs it will try again and tell. */
export function prepareSending(): void {
  bringSending().catch(() => {});
}
