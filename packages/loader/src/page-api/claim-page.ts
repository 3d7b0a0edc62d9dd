/** A symbol: page content can define names on the window, but not symbols. */
const key = Symbol.for('adviser-widgets');

/** The loader that serves a page. */
interface PageOwner {
  readonly version: string;
  readonly address: string;
}

/** True for the first copy of the loader on a page. A later one warns, naming both, and does nothing. */
export function claimPage(own: PageOwner): boolean {
  const page = window as unknown as Record<symbol, PageOwner | undefined>;
  const owner = page[key];
  page[key] ??= own;
  if (!owner) return true;
  const name = ({ version, address }: PageOwner) => `${version} (${address || 'inline'})`;
  console.warn(
    `[adviser-widgets] two loaders: ${name(owner)} serves this page, ${name(own)} does nothing; remove one tag`,
  );
  return false;
}

/**
 * Defines the function that built files call in place of `import()` for a part that loads later
 * (scripts/cdn/seal-files.ts). The page's scripts and elements cannot change it, and it does not use anything
 * that a polyfill may replace.
 */
export function provideParts(load: (part: string) => Promise<unknown>): void {
  Object.defineProperty(window, 'adviserWidgetsPart', { value: load });
}
