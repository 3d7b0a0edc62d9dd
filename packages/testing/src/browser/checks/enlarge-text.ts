import type { Page } from '@playwright/test';

/** Doubles the size of every text, as a browser set to enlarge text alone does; again after each change of the page. */
export async function enlargeText(page: Page): Promise<void> {
  await resetText(page); // or what is new inherits a doubled size
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
    const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize));
    elements.forEach(({ style }, at) => style.setProperty('font-size', `${2 * (sizes[at] ?? 0)}px`, 'important'));
  });
}

/** Gives every text its own size again. */
export function resetText(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelectorAll<HTMLElement>('body, body *').forEach(({ style }) => style.removeProperty('font-size')));
}
