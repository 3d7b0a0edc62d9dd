import { expect, type Page } from '@playwright/test';

/** Milliseconds per step of a paused clock. */
const step = 50;

/**
 * Puts the page's time under the test's control; call it before the page is opened. Timers, dates and frames
 * then use the test's clock. So do request timeouts: the browser measures `AbortSignal.timeout` by its own
 * clock, which can't be held. The network stays in real time.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(useClockForTimeouts);
}

/** Pauses the page's time a second from now. Install the clock before the page is opened. */
export async function pauseClock(page: Page): Promise<void> {
  // A slow machine may pause the clock at a time that has passed, which is refused. The clock then stands
  // still, and the retry succeeds.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass();
}

/**
 * Advances a paused clock until `isDone`, for work that needs timers and the network in turn. Never faster
 * than real time, so that a slow network reaches no timeout. Returns the elapsed milliseconds: a timeout that
 * started meanwhile has run for at most that long.
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

/** Runs in the page. */
function useClockForTimeouts(): void {
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return controller.signal;
  };
}
