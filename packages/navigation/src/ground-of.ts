/** For elements that are lifted out of the page and keep the background behind them. */
export function groundOf(element: Element | null): string {
  if (!element) return 'Canvas';
  const { backgroundColor } = getComputedStyle(element);
  const isClear = /^($|transparent$|rgba\(.*, 0\)|.*\/ 0\))/.test(backgroundColor);
  return isClear ? groundOf(element.parentElement) : backgroundColor;
}
