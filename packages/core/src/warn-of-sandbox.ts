import type { warn } from './log.ts';

/** Row 4: leads of a public page that go to the sandbox are nearly always a mistake. */
export function warnOfSandbox(tell: typeof warn): void {
  tell('this public page sends its leads to the sandbox; set environment to "live"');
}
