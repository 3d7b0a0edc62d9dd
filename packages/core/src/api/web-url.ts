import { siteUrl } from './site-url.ts';

export function webUrl(address: string, base: string): string | undefined {
  if (!address) return undefined;
  try {
    const { href, protocol } = new URL(siteUrl({ siteBase: base }, address), globalThis.location?.href);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
