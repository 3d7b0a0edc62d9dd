import { expect, type Page } from '@playwright/test';
import { useClockForTimeouts } from '../../../../../scripts/chaos/in-page.ts';

/** Milliseconds that a paused clock moves on at a time. */
const step = 50;

/**
 * Lets a test hold the page's time; to be called before the page is opened. Timers, dates and frames go by the test's
 * clock then, and so do the limits of requests: the browser measures `AbortSignal.timeout` by its own clock, which
 * cannot be held. The network takes the time it takes.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(useClockForTimeouts);
}

/** Lets the page's time stand still from a second on; the clock is to be installed before the page is opened. */
export async function pauseClock(page: Page): Promise<void> {
  // A machine that takes longer than that has stopped it in the past, which is refused: then it stands, and goes on from there.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass();
}

/**
 * Moves a paused clock on until `isDone`, for what needs timers and the network in turn; never faster than real time, so
 * that a slow network meets no limit. Returns the milliseconds that have passed: a limit that began meanwhile is at
 * most that much older than now.
 */
export async function passUntil(page: Page, isDone: () => Promise<boolean> | boolean): Promise<number> {
  let passed = 0;
  const isDoneOrLater = async () => {
    if (await isDone()) return true;
    await page.clock.runFor(step);
    passed += step;
    return false;
  };
  await expect.poll(isDoneOrLater, { intervals: [step] }).toBe(true);
  return passed;
}
