import { expect } from '@playwright/test';
import type { Driver, Selector } from './driver.ts';

/** `waitFor` of a driver. A page that is being left can't answer, so errors mean "not yet". */
export async function waitFor<Argument>(
  evaluate: Driver['evaluate'],
  condition: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> {
  let last: unknown;
  const isMet = async () => {
    try {
      last = await evaluate(condition, argument);
    } catch (error) {
      last = error;
      return false;
    }
    return Boolean(last);
  };
  await expect
    .poll(isMet, {
      message: `${String(condition)} for ${JSON.stringify(argument)}`,
      intervals: [50, 100, 200],
    })
    .toBe(true);
}

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
