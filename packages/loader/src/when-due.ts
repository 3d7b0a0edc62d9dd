import type { Loading } from '@adviser-widgets/widget';

type Condition = (element: Element, due: () => void) => void;

/** How far outside the window, in CSS pixels, a placeholder counts as visible. */
const nearness = 300;

const waiting = new WeakMap<Element, () => void>();

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      const isEmpty = boundingClientRect.width === 0 && boundingClientRect.height === 0;
      if (!isIntersecting && !isEmpty) continue; // an empty one would never be seen
      nearby.unobserve(target);
      waiting.get(target)?.();
    }
  },
  { rootMargin: `${nearness}px` },
);

const conditions: Partial<Record<string, Condition>> = {
  eager: (_, due) => due(),
  visible: (element, due) => {
    waiting.set(element, due);
    nearby.observe(element);
  },
  idle: (_, due) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(due, { timeout: 2000 });
    else setTimeout(due, 200);
  },
};

/** Calls `due` once the widget's code is wanted (contract section 1, `data-widget-load`). */
export function whenDue(element: HTMLElement, standard: Loading, due: () => void): void {
  const wanted = element.dataset.widgetLoad?.trim().toLowerCase() || standard;
  const condition = Object.hasOwn(conditions, wanted) ? conditions[wanted] : conditions.visible;
  condition?.(element, due);
}
