import { unshadowed } from '@adviser-widgets/core/internal';
import { watchSize } from '../observe/watch-size.ts';

/** From the foot up: a bar at the bottom, a pop-up above it, and in a corner the chat's launcher, above both. */
type Edge = 'top' | 'bottom' | 'above' | 'corner';

interface Saved {
  readonly value: string;
  readonly priority: string;
  readonly pixels: number;
}

const rooms = new Map<object, { readonly edge: Edge; readonly pixels: number }>();
const saved = new Map<string, Saved>();

/** Measure again what is above a bar that shows or disappears. */
const measuresAbove = new Set<() => void>();

/**
 * For elements fixed to an edge of the window: they never cover the focus (WCAG 2.4.11) or a link's target.
 * Returns a function that sets how many CSS pixels are covered; 0 restores the page's own styles.
 */
export function keepRoom(edge: Edge): (pixels: number) => void {
  const owner = {};
  return (pixels) => {
    if (pixels > 0) rooms.set(owner, { edge, pixels });
    else rooms.delete(owner);
    if (edge === 'top') return keepClear('top', heightAt('top'));
    const [bar, popUp] = [heightAt('bottom'), heightAt('above')];
    const foot = bar + popUp;
    keepClear('bottom', foot + heightAt('corner'));
    if (edge === 'corner') return;
    widen(document.body, 'padding-bottom', (own) => foot && own + foot);
    // What is above them moves up.
    widen(unshadowed(document).documentElement, '--aw-foot', () => bar);
    widen(unshadowed(document).documentElement, '--aw-above-foot', () => popUp);
    if (edge === 'bottom') measuresAbove.forEach((measure) => measure());
  };
}

/** Keeps room for an element over the foot of the window or a corner of it, whatever its height. Returns the undo. */
export function coverFoot(element: HTMLElement, edge: Exclude<Edge, 'top'> = 'bottom'): () => void {
  const setRoom = keepRoom(edge);
  const measure = () => {
    const bottom = parseFloat(getComputedStyle(element).bottom) || 0;
    setRoom(element.offsetHeight + bottom - (edge === 'above' ? heightAt('bottom') : 0));
  };
  measure();
  const unwatch = watchSize([element], measure);
  addEventListener('resize', measure);
  if (edge === 'above') measuresAbove.add(measure);
  return () => {
    unwatch();
    removeEventListener('resize', measure);
    measuresAbove.delete(measure);
    setRoom(0);
  };
}

function heightAt(edge: Edge): number {
  return Math.max(0, ...[...rooms.values()].filter((room) => room.edge === edge).map((room) => room.pixels));
}

function keepClear(edge: 'top' | 'bottom', pixels: number): void {
  widen(
    unshadowed(document).documentElement,
    `scroll-padding-${edge}`,
    (own) => pixels && Math.max(own, pixels),
  );
}

function widen(element: HTMLElement, property: string, change: (own: number) => number): void {
  const { style } = element;
  const page = saved.get(property) ?? {
    value: style.getPropertyValue(property),
    priority: style.getPropertyPriority(property),
    pixels: parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0,
  };
  const pixels = change(page.pixels);
  if (pixels > 0) {
    saved.set(property, page);
    style.setProperty(property, `${pixels}px`, page.priority);
  } else if (saved.delete(property)) {
    style.setProperty(property, page.value, page.priority);
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
}
