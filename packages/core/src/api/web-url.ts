import { siteUrl } from './site-url.ts';

/** A full address as it stands, a path on `base`; nothing for one that leads elsewhere than to the web (http and https). */
export function webUrl(address: string, base: string): string | undefined {
  if (!address) return undefined;
  try {
    const { href, protocol } = new URL(siteUrl({ siteBase: base }, address), globalThis.location?.href);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined; // no address at all
  }
}
