/** In CSS pixels: a few lines of text, which fonts and engines break differently. */
const smallGap = 64;

/** The heights of a placeholder, in CSS pixels. */
interface Heights {
  /** Before its widget. */
  reserved: number;
  /** What it is higher than its widget. */
  extra: number;
  /** What its `min-height` leaves out. */
  inset: number;
  /** The `min-height` of its own style attribute. */
  readonly own: string;
}

const heights = new Map<HTMLElement, Heights>();

/** One for all placeholders, and one for all widgets: heights are read before any is written. */
const observers = { before: lazyObserver(readHeight), after: lazyObserver(closeGaps) };

/**
 * Keeps a placeholder as high as it is if its widget is lower by a line or two, so that nothing on the page
 * moves. Call it when the placeholder is found.
 */
export function keepHeight(host: HTMLElement): void {
  if (heights.has(host)) return;
  heights.set(host, { reserved: 0, extra: 0, inset: 0, own: host.style.minHeight });
  observers.before().observe(host);
}

/** Call it before the widget mounts, in case that is sooner than the first frame. */
export function readHeightNow(host: HTMLElement): void {
  const found = heights.get(host);
  if (found) found.reserved ||= host.offsetHeight;
}

/** Call it when the widget has gone. */
export function releaseHeight(host: HTMLElement): void {
  const { own } = heights.get(host) ?? {};
  if (own === undefined) return;
  heights.delete(host);
  observers.before().unobserve(host);
  host.style.minHeight = own;
}

function readHeight(changes: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of changes) {
    const host = target as HTMLElement; // only placeholders are observed
    const found = heights.get(host);
    const root = host.querySelector<HTMLElement>(':scope > .aw-root');
    if (!found) continue;
    if (!root) {
      found.reserved = host.offsetHeight;
      continue;
    }
    observers.before().unobserve(host);
    const { display, boxSizing } = getComputedStyle(host);
    if (/flex|grid/.test(display)) continue; // they give the widget their own height
    found.extra = host.offsetHeight - root.offsetHeight;
    found.inset = boxSizing === 'border-box' ? 0 : host.offsetHeight - contentRect.height;
    observers.after().observe(root);
  }
}

function closeGaps(changes: readonly ResizeObserverEntry[]): void {
  const gaps = changes.map(({ target }) => {
    const root = target as HTMLElement; // only widgets are observed
    const host = root.parentElement;
    const found = host && heights.get(host);
    return found && { host, found, gap: found.reserved - found.extra - root.offsetHeight };
  });
  for (const each of gaps) {
    if (!each) continue;
    const { host, found, gap } = each;
    host.style.minHeight = gap > 0 && gap <= smallGap ? `${found.reserved - found.inset}px` : found.own;
  }
}

function lazyObserver(onChange: ResizeObserverCallback): () => ResizeObserver {
  let observer: ResizeObserver | undefined;
  return () => (observer ??= new ResizeObserver(onChange));
}
