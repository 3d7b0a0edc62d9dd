/** A symbol, as page content can put names on the window but no symbols. */
const key = Symbol.for('adviser-widgets');

interface Owner {
  readonly version: string;
  readonly address: string;
}

/** True for the first copy of the loader on a page. A later one warns, naming both, and leaves it alone. */
export function claimPage(own: Owner): boolean {
  const page = window as unknown as Record<symbol, Owner | undefined>;
  const owner = page[key];
  page[key] ??= own;
  if (!owner) return true;
  const name = ({ version, address }: Owner) => `${version} (${address || 'inline'})`;
  console.warn(`[adviser-widgets] two loaders: ${name(owner)} serves this page, ${name(own)} does nothing; remove one tag`);
  return false;
}
