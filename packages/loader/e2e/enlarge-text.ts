import type { Page } from '@playwright/test';

/** Doubles the size of every text, as a browser set to enlarge text alone does; again after each change of the page. */
export function enlargeText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
    for (const { style } of elements) style.removeProperty('font-size'); // or what is new inherits a doubled size
    const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize));
    elements.forEach(({ style }, at) => style.setProperty('font-size', `${2 * (sizes[at] ?? 0)}px`, 'important'));
  });
}
