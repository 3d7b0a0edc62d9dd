import { expect, type Page } from '@playwright/test';

/** A page, or the driver of one in any browser. */
interface Evaluates {
  evaluate(run: () => Promise<unknown>): Promise<unknown>;
}

/**
 * Waits for two frames: all effects of a change that need no timer or network have happened by then. Not for
 * a page with a paused clock, which draws no frames.
 */
export async function untilDrawn(page: Evaluates): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Waits until nothing moves: finite animations have ended, the page is drawn, and its observers have every
 * layout shift.
 */
export async function untilStill(page: Page): Promise<void> {
  await untilDrawn(page); // animations that a new look starts are running by then
  await page.evaluate(async () => {
    const isInSight = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline, playState }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
      .filter(({ effect }) => isInSight(effect)); // animations in closed details never report their end
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await untilDrawn(page);
  // Observers get all entries in order: once they get a new mark, all older entries have arrived.
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
 * Waits until the page sends no more requests: each has been answered, and the browser is idle. Unlike
 * `networkidle` it needs no half second of silence, and no answers for removed frames.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState();
  let last;
  for (let next = await answered(page); next !== last; next = await answered(page)) last = next;
}

/** Waits for the answers to the page's requests and for what follows from them. Returns the last request. */
async function answered(page: Page) {
  const all = (await page.requests()).filter((request) => request.frame() === page.mainFrame());
  const opened = all.findLastIndex((request) => request.isNavigationRequest());
  const requests = all.slice(Math.max(opened, 0)); // the previous page's requests may never end
  // Sizes are known when an answer has ended; `finished` would never resolve for a request that nothing
  // listened to.
  // a failed request has no sizes
  await Promise.all(requests.map((request) => request.sizes().catch(() => {})));
  // A page that draws no frames never becomes idle (Chromium 156).
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
  return requests.at(-1);
}

/**
 * Waits until the loader has processed all changes of the page so far. It handles added and removed
 * placeholders in one pass: once it has found a new one, it has seen every earlier change.
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

/** Waits for analytics, which load last, when no widget is loading. The extras listen by then. */
export const untilAnalytics = (page: Page) => page.waitForFunction(() => 'heap' in window);

/**
 * Waits until the extras listen: they set cookies, observe clicks on phone links and load analytics. Once the
 * page has requested their file, another import of it resolves after the page's own.
 */
export async function untilExtras(page: Page): Promise<void> {
  const address = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/page-extras-'))?.name,
  );
  await page.evaluate((url) => import(url ?? '').then(() => {}), await address.jsonValue());
}

/** The widgets that every page of the demo site loads, wherever it is scrolled to. */
const ofTheSite = ['notice-banner', 'sticky-header', 'off-canvas-nav', 'inline-search', 'web-chat'].map(
  (name) => `[data-widget="${name}"]`,
);

/** Waits, on the demo site, for everything that loads automatically. */
export async function settled(page: Page): Promise<void> {
  await expect(
    page.locator(`:is(${ofTheSite.join()}):not([data-widget-state="ready"])`).filter({ visible: true }),
  ).toHaveCount(0);
  await untilAnalytics(page);
  await untilIdle(page);
}
