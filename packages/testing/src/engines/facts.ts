import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Waits until all placeholders of a widget, by default of any, are in a state. */
export function untilState(driver: Driver, state: string, widget = ''): Promise<void> {
  return driver.waitFor(
    ([css, wanted]) => {
      const found = [...document.querySelectorAll<HTMLElement>(css)];
      return found.length > 0 && found.every(({ dataset }) => dataset['widgetState'] === wanted);
    },
    [widget ? `[data-widget="${widget}"]` : '[data-widget]', state] as const,
  );
}

/** Waits until a text can be read. */
export function untilText(driver: Driver, text: string): Promise<void> {
  return driver.waitFor((wanted) => document.body.innerText.includes(wanted), text);
}

/** Waits until an element that matches has the focus. */
export function untilFocused(driver: Driver, css: string): Promise<void> {
  return driver.waitFor((selector) => document.activeElement?.matches(selector), css);
}

/** Waits until nothing visible matches. */
export function untilGone(driver: Driver, css: string): Promise<void> {
  return driver.waitFor(
    (selector) => ![...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    css,
  );
}

/** Returns the `name` of the field that has the focus. */
export function focusedName(driver: Driver): Promise<string> {
  return driver.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
}

/** Counts what the page hears from now on; returns a function that reads the events' types. */
export async function heard(driver: Driver, ...types: readonly string[]): Promise<() => Promise<string[]>> {
  await driver.evaluate((names) => {
    const events: string[] = [];
    for (const name of names) addEventListener(name, () => events.push(name));
    Object.assign(window, { heard: events });
  }, types);
  return () => driver.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

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
