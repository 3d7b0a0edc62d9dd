import type { Page } from '@playwright/test';

/**
 * Doubles the size of all text, like a browser that enlarges text only. Call it again after each change of
 * the page.
 */
export async function enlargeText(page: Page): Promise<void> {
  await resetText(page); // or new elements would inherit a doubled size
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
    const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize));
    elements.forEach(({ style }, at) =>
      style.setProperty('font-size', `${2 * (sizes[at] ?? 0)}px`, 'important'),
    );
  });
}

/** Restores the original size of all text. */
export function resetText(page: Page): Promise<void> {
  return page.evaluate(() =>
    document
      .querySelectorAll<HTMLElement>('body, body *')
      .forEach(({ style }) => style.removeProperty('font-size')),
  );
}
