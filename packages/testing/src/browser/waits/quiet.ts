import { expect, type Page } from '@playwright/test';

/**
 * Waits until two frames have been drawn: what a change brings about without timers or the network has happened by then.
 * Not for a page whose clock is paused, which draws none.
 */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/**
 * Waits until nothing moves: animations have ended, but for those without an end, the page is drawn, and its observers
 * know of every layout shift.
 */
export async function untilStill(page: Page): Promise<void> {
  await untilDrawn(page); // what a change of the look sets in motion runs by then
  await page.evaluate(async () => {
    const isInSight = (effect: AnimationEffect | null) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const ending = document
      .getAnimations()
      .filter(({ effect, timeline, playState }) => playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity)
      .filter(({ effect }) => isInSight(effect)); // in closed details browsers never say that one has finished
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await untilDrawn(page);
  // Observers are told of all entries together, in their order: with a mark of now all older entries have arrived.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe({ type: 'mark' });
        performance.mark('still');
      }),
  );
}

/**
 * Waits until the page asks for nothing more by itself: every request of its own is answered, and the browser is idle.
 * Unlike `networkidle` it needs no half second of silence, and no answer to a frame that was taken out of the page.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState();
  let last;
  for (let next = await answered(page); next !== last; next = await answered(page)) last = next;
}

/** Waits for the answers to the page's requests, and for what it does with them; returns the last of these requests. */
async function answered(page: Page) {
  const all = (await page.requests()).filter((request) => request.frame() === page.mainFrame());
  const opened = all.findLastIndex((request) => request.isNavigationRequest());
  const requests = all.slice(Math.max(opened, 0)); // those of the page before may never end
  // Sizes are known when an answer has ended; `finished` would never be told of one that nobody listened to.
  await Promise.all(requests.map((request) => request.sizes().catch(() => {}))); // a request that failed has none
  // A page that draws nothing is never told that it is idle (Chromium 156).
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
  return requests.at(-1);
}

/**
 * Waits until the loader has seen how the page has changed so far. It looks for new placeholders and for those that are
 * gone in one go: when it has found one that is added now, it has seen every earlier change.
 */
export async function untilSeen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const marker = Object.assign(document.createElement('div'), { id: 'seen' });
    Object.assign(marker.dataset, { widget: 'request-call-form', widgetLoad: 'interaction' });
    document.body.append(marker);
  });
  await expect(page.locator('#seen')).toHaveAttribute('data-widget-state', 'pending');
  await page.evaluate(() => document.querySelector('#seen')?.remove());
  await untilDrawn(page);
}
