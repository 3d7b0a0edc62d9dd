import type { PageEvent } from './watch-page.ts';

/** Milliseconds that a press may be busy (R20), and the tolerance for a busy machine. */
const busyLimit = 25_000;
const tolerance = 2000;

/**
 * In milliseconds of the page's clock, up to each answer: an answer may start the next period.
 * Waiting for a connection is not busy time (R19).
 */
export function longestBusy(
  pressedAt: number,
  events: readonly Pick<PageEvent, 'type' | 'detail' | 'at'>[],
): number {
  const answers = events.filter(({ type }) => type === 'aw:success' || type === 'aw:error');
  return answers.reduce(
    ({ longest, from, isWaiting }, { at, detail }) => ({
      longest: isWaiting ? longest : Math.max(longest, at - from),
      from: at,
      isWaiting: reportsOffline(detail),
    }),
    { longest: 0, from: pressedAt, isWaiting: false },
  ).longest;
}

export function judgeBusy(
  pressedAt: number | undefined,
  events: Parameters<typeof longestBusy>[1],
): string[] {
  const busy = pressedAt === undefined ? 0 : longestBusy(pressedAt, events);
  return busy > busyLimit + tolerance
    ? [`it was busy for ${Math.round(busy / 1000)} s without a challenge`]
    : [];
}

export function reportsOffline(detail: string): boolean {
  return detail.includes('"kind":"offline"');
}
