/** Page content can define names on the window, but not symbols. */
const key = Symbol.for('adviser-widgets');

interface PageOwner {
  readonly version: string;
  readonly address: string;
  isOtherReported?: boolean;
}

/** Only the first copy of the loader serves a page. Turbo and tag managers run the same tag again, which is no mistake. */
export function claimPage(own: PageOwner): boolean {
  // eslint-disable-next-line no-restricted-syntax -- no element or frame has a symbol for a name
  const page = window as unknown as Record<symbol, PageOwner | undefined>;
  const owner = page[key];
  page[key] ??= own;
  if (!owner) return true;
  const isSame = owner.version === own.version && owner.address === own.address;
  if (isSame || owner.isOtherReported) return false;
  owner.isOtherReported = true;
  const name = ({ version, address }: PageOwner) => `${version} (${address || 'inline'})`;
  console.warn(
    `[adviser-widgets] two loaders: ${name(owner)} serves this page, ${name(own)} does nothing; remove one tag`,
  );
  return false;
}

/**
 * Built files call it in place of `import()` (scripts/cdn/chunk.ts). The page can't change it, and it
 * uses nothing that a polyfill may replace.
 */
export function provideParts(load: (part: string) => Promise<unknown>): void {
  Object.defineProperty(window, 'adviserWidgetsPart', { value: load });
}
