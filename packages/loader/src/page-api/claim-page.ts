/** A symbol, as page content can put names on the window but no symbols. */
const key = Symbol.for('adviser-widgets');

/** The loader that serves a page. */
interface PageOwner {
  readonly version: string;
  readonly address: string;
}

/** True for the first copy of the loader on a page. A later one warns, naming both, and leaves it alone. */
export function claimPage(own: PageOwner): boolean {
  const page = window as unknown as Record<symbol, PageOwner | undefined>;
  const owner = page[key];
  page[key] ??= own;
  if (!owner) return true;
  const name = ({ version, address }: PageOwner) => `${version} (${address || 'inline'})`;
  console.warn(`[adviser-widgets] two loaders: ${name(owner)} serves this page, ${name(own)} does nothing; remove one tag`);
  return false;
}

/**
 * What built files call in place of `import()` for a part that comes later (scripts/cdn/seal-files.ts). Neither the page's
 * scripts nor its elements can change it, and it asks nothing of what a polyfill may replace.
 */
export function provideParts(load: (part: string) => Promise<unknown>): void {
  Object.defineProperty(window, 'adviserWidgetsPart', { value: load });
}
