import { resolveAddress } from '../http/resolve-address.ts';
import { pageOrigin } from '../page/page-origin.ts';

/** Longer addresses lead nowhere. */
const maxLength = 2000;

/** The full address of a link or an image in an answer; `undefined` unless it is http(s). */
export function webUrl(given: unknown, base: string): string | undefined {
  if (typeof given !== 'string' || given.length > maxLength) return undefined;
  const address = given.trim();
  if (!address) return undefined;
  try {
    // In a sandboxed frame, links still lead to the site that it came from.
    const { href, protocol } = resolveAddress(address, base, pageOrigin() ?? globalThis.location?.href);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
