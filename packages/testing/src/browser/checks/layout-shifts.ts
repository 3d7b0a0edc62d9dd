import type { Page } from '@playwright/test';

/** Pixels of a line of text: tolerance for fonts other than those that heights were measured with. */
export const line = 28;

/** Call it before the page is opened. Widgets wait for the first frame: none can shift what has not been painted. */
export async function watchShifts(page: Page): Promise<void> {
  await page.route('**/assets/runtime-*.js', async (route) => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await route.fallback();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

/** Returns the sum of all layout shifts so far, as browsers measure them. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
}
