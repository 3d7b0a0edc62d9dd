import { unshadowed, watchTheme } from '@adviser-widgets/core/internal';

/** For elements that are lifted out of the page and keep the background behind them. */
export function groundOf(element: Element | null): string {
  if (!element) return 'Canvas';
  const { backgroundColor } = getComputedStyle(element);
  const isClear = /^($|transparent$|rgba\(.*, 0\)|.*\/ 0\))/.test(backgroundColor);
  return isClear ? groundOf(unshadowed(element).parentElement) : backgroundColor;
}

/** Calls `onGround` with the background behind an element, and again when the page has switched its theme. */
export function watchGround(element: Element | null, onGround: (ground: string) => void): () => void {
  const read = () => onGround(groundOf(element));
  read();
  return watchTheme(read);
}
