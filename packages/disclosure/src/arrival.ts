import { isInSight, pageGlobal, unshadowed } from '@adviser-widgets/core/internal';

/** Where a link has led the visitor. */
export interface Arrival {
  /** Whether that is in one of these places. */
  readonly isIn: (places: readonly (Element | null)[]) => boolean;
  /** Call it once all is folded: it stays where it is on the screen, if it was in sight. */
  readonly settle: (root: Element | null) => void;
}

const nowhere: Arrival = { isIn: () => false, settle: () => {} };

/**
 * Reads where a link has led the visitor, before anything is folded: the browser has scrolled to what it has found. That
 * is the element that the address names, or the one around the text of a text fragment, which scripts cannot read;
 * Chromium makes either the `:target`. What it finds later, in a folded panel, it opens (`beforematch`).
 */
export function readArrival(host: Element | undefined): Arrival {
  if (typeof document === 'undefined') return nowhere;
  const named = namedBy(location.hash);
  const found = document.querySelector(':target');
  const target = found ?? named;
  if (!target) return nowhere;
  const top = isInSight(target) ? target.getBoundingClientRect().top : undefined;
  // An application's own sections come after the browser has looked.
  const isNew = !found && scrollY === 0 && !isReturn();
  // Text of several sections: the element around them.
  const isRange = found !== named && !!host && unshadowed(host).contains(found);
  const isAt = (place: Element) =>
    place.contains(named) || place.contains(found) || (isRange && !!found?.contains(place));
  return {
    isIn: (places) => places.some((place) => place && isAt(place)),
    settle(root) {
      if (!root?.contains(target)) return;
      if (isNew) target.scrollIntoView();
      else if (top !== undefined) keepAt(target, top);
    },
  };
}

/** Returns the element that the fragment of an address names. */
export function namedBy(hash: string): Element | null {
  const id = decoded(hash.slice(1));
  return id ? document.getElementById(id) : null; // Firefox warns of an empty id
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not encoded; browsers take it literally
  }
}

/** The browser scrolls to where the visitor was. */
function isReturn(): boolean {
  const timings = pageGlobal<Performance>(
    'performance',
    (found) => typeof found.getEntriesByType === 'function',
  );
  const [entry] = (timings?.getEntriesByType('navigation') ?? []) as PerformanceNavigationTiming[]; // by their type
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

function keepAt(element: Element, top: number): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) < 1) return;
    if (scrolls(box)) box.scrollBy({ top: moved, behavior: 'instant' });
  }
}

function scrolls(box: Element): boolean {
  return box === document.scrollingElement || /auto|scroll/.test(getComputedStyle(box).overflowY);
}
