/**
 * Returns what is wrong with controls that a visitor cannot see, or cannot press in their middle. Also runs
 * alone in a page, so it needs nothing of this file.
 */
export function controlFaults(controls: readonly Element[]): string[] {
  const isFaded = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { opacity, filter, maskImage } = getComputedStyle(each);
      if (Number(opacity) < 0.5 || filter !== 'none' || maskImage !== 'none') return true;
    }
    return false;
  };
  const isPressed = (element: Element, hit: Element) =>
    element.contains(hit) || hit.closest('label')?.control === element || element.matches('.aw-glyph');
  const faultOf = (element: Element): string => {
    // A radio button of ours is transparent, over the label that shows its state.
    const seen = (element.matches('[type="radio"]') && element.closest('label')) || element;
    const isInText = getComputedStyle(element).display === 'inline' || element.matches('.aw-glyph');
    const { width, height } = seen.getBoundingClientRect();
    // The first line of a link that is higher than the window is seen at its start.
    const block = isInText && height > innerHeight ? 'start' : 'center';
    element.scrollIntoView({ block, behavior: 'instant' });
    const { left, top, right, bottom } = element.getClientRects()[0] ?? seen.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      return 'not seen';
    if (isFaded(seen)) return 'faded';
    if (!isInText && Math.min(width, height) < 24) return `${width} by ${height} px`;
    if (left < 0 || right > innerWidth) return `from ${left} to ${right} px across`;
    if (!middle) return 'out of sight';
    return isPressed(element, middle) ? '' : `under ${middle.outerHTML.slice(0, 80)}`;
  };
  return controls.flatMap((element) => {
    const fault = faultOf(element);
    return fault ? `${fault}: ${element.outerHTML.slice(0, 100)}` : [];
  });
}
