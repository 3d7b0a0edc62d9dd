import { unshadowed, zoomOf } from '@adviser-widgets/core/internal';

/** In CSS pixels: some rows of controls or lines of text, which fonts, engines and columns break differently. */
const smallGap = 144;

/** The roots of what is observed: also of what has left the page. */
const roots = new WeakMap<Element, HTMLElement>();

let observer: ResizeObserver | undefined;

/**
 * Measures a placeholder before its widget mounts, and before others that mount with it have changed the page. Call
 * what it returns just after the mount: it keeps the room of the content if the widget is a little lower, so that
 * nothing on the page moves.
 */
export function measureHeight(host: HTMLElement): () => void {
  const style = getComputedStyle(host);
  const sides = [style.borderTopWidth, style.borderBottomWidth, style.paddingTop, style.paddingBottom];
  const edges = sides.reduce((sum, side) => sum + parseFloat(side), 0);
  // In flex and grid boxes the widget may get the placeholder's height.
  const height = /flex|grid/.test(style.display)
    ? 0
    : unshadowed(host).getBoundingClientRect().height - edges;
  return () => keepHeight(host, height);
}

function keepHeight(host: HTMLElement, height: number): void {
  const root = unshadowed(host).querySelector<HTMLElement>(':scope > .aw-root');
  if (height <= 0 || !root) return;
  root.style.minHeight = `${height / zoomOf(root)}px`;
  follow(root);
}

/**
 * Follows what the widget shows now. The observer is made here, where nothing else has a closure: in the minified code it
 * would keep the first placeholder in memory, and the page that it was on.
 */
function follow(root: HTMLElement): void {
  // In the next frame: to change or to follow more sizes among its notices is an error of the page's.
  observer ??= new ResizeObserver((changes) => void requestAnimationFrame(() => settle(changes)));
  for (const child of root.children) {
    if (roots.has(child)) continue;
    roots.set(child, root);
    observer.observe(child);
  }
}

/** Reads all sizes before it changes one: each change would have the browser lay out the page again. */
function settle(changes: readonly ResizeObserverEntry[]): void {
  const changed = new Set(changes.flatMap(({ target }) => roots.get(target) ?? []));
  [...changed]
    .map((root) => [root, isLittleLower(root) ? follow : release] as const)
    .forEach(([root, act]) => act(root));
}

function isLittleLower(root: HTMLElement): boolean {
  const height =
    (root.lastElementChild?.getBoundingClientRect().bottom ?? 0) - root.getBoundingClientRect().top;
  const gap = parseFloat(root.style.minHeight) * zoomOf(root) - height;
  return gap > 0 && gap <= Math.min(smallGap, height);
}

function release(root: HTMLElement): void {
  for (const child of root.children) observer?.unobserve(child);
  root.style.minHeight = '';
}
