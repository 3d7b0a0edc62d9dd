/** A symbol, as page content can put names on the window but no symbols. */
const key = Symbol.for('adviser-widgets');

/** The loader that serves a page. */
export interface PageOwner {
  readonly version: string;
  readonly address: string;
  /** Imports a part that comes later than its widget; built files call it in place of `import()` (scripts/cdn/seal-files.ts). */
  load?: (part: string) => Promise<unknown>;
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
