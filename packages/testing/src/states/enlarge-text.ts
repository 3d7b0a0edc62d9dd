/**
 * Doubles the size of all text, like a browser that enlarges text only. Returns what undoes it. Also runs alone
 * in a page.
 */
export function enlargeText(): () => void {
  const elements = [...document.querySelectorAll<HTMLElement | SVGElement>('body, body *')];
  const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize));
  const before = elements.map(({ style }) => style.fontSize);
  elements.forEach(({ style }, at) =>
    style.setProperty('font-size', `${2 * (sizes[at] ?? 0)}px`, 'important'),
  );
  return () => elements.forEach(({ style }, at) => style.setProperty('font-size', before[at] ?? ''));
}
