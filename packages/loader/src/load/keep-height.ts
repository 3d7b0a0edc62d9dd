/** In CSS pixels: two rows of controls or a few lines of text, which fonts and engines break differently. */
const smallGap = 96;

/** A placeholder before its widget, in CSS pixels. */
interface Measured {
  /** Without its padding and border. */
  readonly content: number;
  /** The `min-height` that keeps it. */
  readonly minHeight: string;
  /** The `min-height` of its own style attribute. */
  readonly own: string;
}

const measured = new Map<Element, Measured>();

let observer: ResizeObserver | undefined;

/**
 * Keeps a placeholder as high as it is if its widget is a little lower, so that nothing on the page moves. Call
 * it before the widget mounts, and before others that mount with it have changed the page.
 */
export function measureHeight(host: HTMLElement): void {
  const style = getComputedStyle(host);
  const sides = [style.borderTopWidth, style.borderBottomWidth, style.paddingTop, style.paddingBottom];
  const edges = sides.reduce((sum, side) => sum + parseFloat(side), 0);
  const { height } = host.getBoundingClientRect();
  // In flex and grid boxes the widget may get the placeholder's height.
  if (height === 0 || /flex|grid/.test(style.display)) return;
  const included = style.boxSizing === 'border-box' ? height : height - edges;
  measured.set(host, { content: height - edges, minHeight: `${included}px`, own: host.style.minHeight });
}

/** Call it just before the widget mounts, and what it returns just after. */
export function holdHeight(host: HTMLElement): () => void {
  const found = measured.get(host);
  if (!found) return () => {};
  host.style.minHeight = found.minHeight;
  return () => {
    observer ??= new ResizeObserver((changes) => changes.forEach(releaseIfLow));
    const root = host.querySelector(':scope > .aw-root');
    if (root) observer.observe(root);
    else releaseHeight(host);
  };
}

/** Call it when the widget has gone. */
export function releaseHeight(host: HTMLElement): void {
  const found = measured.get(host);
  if (found) host.style.minHeight = found.own;
  measured.delete(host);
}

/** In the next frame: what changes sizes among these notices would be an error of the page's. */
function releaseIfLow({ target: root, contentRect: { height } }: ResizeObserverEntry): void {
  const host = root.parentElement;
  const found = host ? measured.get(host) : undefined;
  if (!host || !found || found.content - height <= Math.min(smallGap, height)) return;
  observer?.unobserve(root);
  requestAnimationFrame(() => releaseHeight(host));
}
