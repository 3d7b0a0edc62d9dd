import { rootOf } from '@adviser-widgets/widget';

/**
 * Brings an element into view and puts the focus on it, so that the keyboard goes on from there.
 *
 * @returns false for an element without a size: there is nothing to see
 */
export function showElement(placeholder: HTMLElement): boolean {
  const element = rootOf(placeholder);
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: height > innerHeight ? 'start' : 'center', behavior: isStill ? 'auto' : 'smooth' });
  focusOnce(element);
  return true;
}

/** An element of the page gets the focus this once, and is left as it was. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
