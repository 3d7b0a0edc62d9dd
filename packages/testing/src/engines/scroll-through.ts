import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';

/**
 * Scrolls to the bottom like a reader, and waits wherever a widget in sight is still loading. Resolves with the
 * state of each widget.
 */
export async function scrollThrough(driver: Driver): Promise<Record<string, string>> {
  for (let isBottom = false; !isBottom;) {
    await expect.poll(() => driver.evaluate(loadingInSight)).toEqual([]);
    isBottom = await driver.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    });
  }
  await expect.poll(() => driver.evaluate(loadingInSight)).toEqual([]);
  return driver.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => [
        dataset['widget'] ?? '',
        dataset['widgetState'] ?? '',
      ]),
    ),
  );
}

/** Runs in the page: names the widgets that are near and have not come to their end. */
function loadingInSight(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-widget]')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight)
    .filter(({ dataset }) => !['ready', 'failed', 'invalid'].includes(dataset['widgetState'] ?? ''))
    .map(({ dataset }) => `${dataset['widget']}: ${dataset['widgetState']}`);
}
