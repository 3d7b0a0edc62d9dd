import { focusable, isRendered } from '@adviser-widgets/core/internal';

/** Call it before removing an element. The page does not scroll. */
export function focusAfter(element: Element): void {
  const all = [...document.querySelectorAll<HTMLElement>(focusable)];
  const at = all.findIndex((each) => each === document.activeElement && element.contains(each));
  if (at < 0) return;
  const next = all.slice(at).find((each) => !element.contains(each) && isRendered(each));
  next?.focus({ preventScroll: true });
}
