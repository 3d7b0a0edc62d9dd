const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex^="-"])';

/** Call it before removing an element. The page does not scroll. */
export function focusAfter(element: Element): void {
  const all = [...document.querySelectorAll<HTMLElement>(focusable)];
  const at = all.findIndex((each) => each === document.activeElement && element.contains(each));
  if (at < 0) return;
  // Hidden elements have no client rects.
  const next = all.slice(at).find((each) => !element.contains(each) && each.getClientRects().length > 0);
  next?.focus({ preventScroll: true });
}
