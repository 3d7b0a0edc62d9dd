import { siteUrl } from './site-url.ts';

/** Resolves a full address, or a path on `base`. Returns `undefined` for anything but http and https. */
export function webUrl(address: string, base: string): string | undefined {
  if (!address) return undefined;
  try {
    const { href, protocol } = new URL(siteUrl({ siteBase: base }, address), globalThis.location?.href);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined; // not an address
  }
}
