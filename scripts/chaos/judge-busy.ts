import type { HeardEvent } from './watch-page.ts';

/** Milliseconds a press may be busy (R20), and what a busy machine may add. */
const busyLimit = 25_000;
const tolerance = 2000;

/**
 * Milliseconds of the page's clock for which a form was busy longest, from a press on: until each of its answers, as one
 * may start what comes next. One that waits for a connection is not busy meanwhile (R19).
 */
export function longestBusy(pressedAt: number, events: readonly Pick<HeardEvent, 'type' | 'detail' | 'at'>[]): number {
  const answers = events.filter(({ type }) => type === 'aw:success' || type === 'aw:error');
  return answers.reduce(
    ({ longest, from, isWaiting }, { at, detail }) => ({ longest: isWaiting ? longest : Math.max(longest, at - from), from: at, isWaiting: tellsOffline(detail) }),
    { longest: 0, from: pressedAt, isWaiting: false },
  ).longest;
}

/** What is wrong with that; nothing when all is well. */
export function judgeBusy(pressedAt: number | undefined, events: Parameters<typeof longestBusy>[1]): string[] {
  const busy = pressedAt === undefined ? 0 : longestBusy(pressedAt, events);
  return busy > busyLimit + tolerance ? [`it was busy for ${Math.round(busy / 1000)} s without a challenge`] : [];
}

/** An error that says that the form waits for a connection. */
export function tellsOffline(detail: string): boolean {
  return detail.includes('"kind":"offline"');
}
