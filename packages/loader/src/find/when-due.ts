import { hasBox, unshadowed } from '@adviser-widgets/core/internal';
import {
  type LoadCondition,
  type Loading,
  parseLoading,
  readLoaderAttribute,
} from '@adviser-widgets/widget/internal';
import { watchUse, type EarlyUse } from './early-use.ts';

interface DueEvents {
  /** The visitor comes near: fetch, but do not mount yet. */
  readonly onNear: () => void;
  readonly onDue: (use?: EarlyUse) => void;
}

export type StopWaiting = () => void;

type Condition = (element: HTMLElement, events: DueEvents, query: string) => StopWaiting | undefined;

/** Distance from the viewport, in CSS pixels, that counts as visible. */
const nearPx = 300;

const waiting = new WeakMap<Element, () => void>();

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      const isEmpty = boundingClientRect.width === 0 && boundingClientRect.height === 0;
      // One without a box would never become visible; one in skipped content gets its box when it comes near.
      if (!isIntersecting && (!isEmpty || isSkipped(target))) continue;
      nearby.unobserve(target);
      waiting.get(target)?.();
    }
  },
  { rootMargin: `${nearPx}px` },
);

const conditions: Readonly<Record<LoadCondition['name'], Condition>> = {
  eager: (_, { onDue }) => void onDue(),
  visible: (element, { onDue }) => {
    waiting.set(element, onDue);
    nearby.observe(element);
    return () => nearby.unobserve(element);
  },
  idle: (element, { onDue, onNear }) => {
    onIntent(element, onNear);
    return onIdle(onDue); // otherwise a busy page would keep the element alive for two more seconds
  },
  interaction: (element, { onDue, onNear }) => {
    onIntent(element, onNear);
    return watchUse(element, onDue);
  },
  media: (element, { onDue, onNear }, query) => {
    const list = matchMedia(query);
    if (list.matches) return void onDue();
    onIntent(element, onNear);
    const change = () => onDue();
    list.addEventListener('change', change, { once: true });
    return () => list.removeEventListener('change', change);
  },
};

/** Implements `data-widget-load`. */
export function whenDue(element: HTMLElement, standard: Loading, events: DueEvents): StopWaiting | undefined {
  const { name, query = '' } = parseLoading(readLoaderAttribute(element, 'widget-load')) ?? {
    name: standard,
  };
  // A script of the page may have put a `load` or `name` on Object.prototype.
  const condition = Object.hasOwn(conditions, name) ? conditions[name] : conditions.visible;
  return condition(element, events, query);
}

/** Whether it has a box that is skipped only while it is far from the window. */
function isSkipped(element: Element): boolean {
  return hasBox(element) && !hasBox(element, { contentVisibilityAuto: true });
}

/** Safari has no idle callback. */
function onIdle(callback: () => void): StopWaiting {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(() => callback(), { timeout: 2000 });
    return () => void (typeof cancelIdleCallback === 'function' && cancelIdleCallback(request)); // some polyfills lack it
  }
  const timer = setTimeout(callback, 200);
  return () => clearTimeout(timer);
}

function onIntent(element: HTMLElement, callback: () => void): void {
  for (const type of ['pointerover', 'focusin'])
    unshadowed(element).addEventListener(type, callback, { once: true, passive: true });
}
