import type { Selector } from './driver.ts';

/** Runs in the page: returns the element that a selector means, if it is visible. */
export function findInPage(selector: Selector): Element | null {
  const { css, text } = typeof selector === 'string' ? { css: selector, text: '' } : selector;
  const wordsOf = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.replace(/\s+/g, ' ');
  const found = [...document.querySelectorAll(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && wordsOf(element).includes(text),
  );
  return found ?? null;
}
