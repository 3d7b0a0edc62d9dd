/** The colour behind an element: its own, or that of the nearest ancestor that has one. What is lifted out of the page takes it along. */
export function groundOf(element: Element | null): string {
  if (!element) return 'Canvas';
  const { backgroundColor } = getComputedStyle(element);
  const isClear = /^($|transparent$|rgba\(.*, 0\)|.*\/ 0\))/.test(backgroundColor);
  return isClear ? groundOf(element.parentElement) : backgroundColor;
}
