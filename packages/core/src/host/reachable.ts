import { parentOf, unshadowed } from './shadowed-names.ts';

/** Selects what a visitor can move the focus to, if it is rendered. */
export const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex^="-"])';

/**
 * Whether an element has a place on the page: not within what is hidden, folded, closed or skipped. Styles that only make
 * it transparent don't matter, nor whether it is in the window.
 */
export function isRendered(element: Element): boolean {
  if (getComputedStyle(element).display === 'contents') {
    const parent = parentOf(element); // which has the box
    return parent !== undefined && isRendered(parent);
  }
  return hasBox(element);
}

/**
 * Whether an element has a box of its own. With `contentVisibilityAuto`, not if that is skipped while it is far from the
 * window; older browsers ignore the option.
 */
export function hasBox(element: Element, options?: CheckVisibilityOptions): boolean {
  const own = unshadowed(element);
  const { checkVisibility }: Partial<Element> = own; // Safari 17.4
  return checkVisibility ? checkVisibility.call(element, options) : own.getClientRects().length > 0;
}
