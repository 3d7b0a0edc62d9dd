const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex^="-"])';

/** Hands the focus on to what comes after an element that is about to go, where the focus is in it; the page stays where it is. */
export function focusAfter(element: Element): void {
  const all = [...document.querySelectorAll<HTMLElement>(focusable)];
  const at = all.findIndex((each) => each === document.activeElement && element.contains(each));
  if (at < 0) return;
  const next = all.slice(at).find((each) => !element.contains(each) && each.getClientRects().length > 0); // what is not shown has none
  next?.focus({ preventScroll: true });
}
