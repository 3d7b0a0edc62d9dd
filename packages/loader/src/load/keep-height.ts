/** In CSS pixels: two rows of controls or a few lines of text, which fonts and engines break differently. */
const smallGap = 96;

/** A placeholder before its widget, in CSS pixels. */
interface Measured {
  readonly height: number;
  /** Its padding and border. */
  readonly edges: number;
  /** What its `min-height` leaves out; `undefined` if its height is not its content's. */
  readonly included: number | undefined;
  /** The `min-height` of its own style attribute. */
  readonly own: string;
}

const measured = new Map<HTMLElement, Measured>();

const before = lazyObserver((changes) => {
  for (const { target } of changes) measure(target as HTMLElement); // only placeholders are observed
});

const after = lazyObserver((changes) => {
  for (const { target } of changes) releaseIfLow(target as HTMLElement); // only widgets are observed
});

/**
 * Keeps a placeholder as high as it is if its widget is a little lower, so that nothing on the page
 * moves. Call it when the placeholder is found.
 */
export function keepHeight(host: HTMLElement): void {
  before().observe(host);
}

/** Call it just before the widget mounts, and what it returns just after. */
export function holdHeight(host: HTMLElement): () => void {
  before().unobserve(host);
  const { height, included } = measured.get(host) ?? measure(host);
  if (included === undefined || height === 0) return () => {};
  host.style.minHeight = `${height - included}px`;
  return () => {
    const root = host.querySelector(':scope > .aw-root');
    if (root) after().observe(root);
    else releaseHeight(host);
  };
}

/** Call it when the widget has gone. */
export function releaseHeight(host: HTMLElement): void {
  before().unobserve(host);
  const found = measured.get(host);
  if (found) host.style.minHeight = found.own;
  measured.delete(host);
}

function measure(host: HTMLElement): Measured {
  const style = getComputedStyle(host);
  const sides = [style.borderTopWidth, style.borderBottomWidth, style.paddingTop, style.paddingBottom];
  const edges = sides.reduce((sum, side) => sum + parseFloat(side), 0);
  const isOfContent = !/flex|grid/.test(style.display); // in these the widget may get the placeholder's height
  const included = style.boxSizing === 'border-box' ? 0 : edges;
  const found = {
    height: host.getBoundingClientRect().height,
    edges,
    included: isOfContent ? included : undefined,
    own: measured.get(host)?.own ?? host.style.minHeight,
  };
  measured.set(host, found);
  return found;
}

/** In the next frame: what changes sizes among these notices would be an error of the page's. */
function releaseIfLow(root: HTMLElement): void {
  const host = root.parentElement;
  const found = host ? measured.get(host) : undefined;
  if (!host || !found) return;
  const height = root.offsetHeight;
  if (found.height - found.edges - height <= Math.min(smallGap, height)) return;
  after().unobserve(root);
  requestAnimationFrame(() => releaseHeight(host));
}

function lazyObserver(onChange: ResizeObserverCallback): () => ResizeObserver {
  let observer: ResizeObserver | undefined;
  return () => (observer ??= new ResizeObserver(onChange));
}
