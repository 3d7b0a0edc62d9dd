import type { Locator, Page } from '@playwright/test';

/** Pixels of a line of text: how far fonts may be from those the heights were measured with. */
export const line = 28;

/** By how much a mounted widget is higher than the room that was kept for it. */
export function heightOverReserve(placeholder: Locator): Promise<number> {
  return placeholder.evaluate((element) => {
    const { height } = element.getBoundingClientRect();
    element.dataset.widgetState = 'pending'; // as it waited
    return height - parseFloat(getComputedStyle(element).minHeight);
  });
}

/** To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

/** All that has moved so far, as browsers count it. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}
