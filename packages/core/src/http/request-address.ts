import { RequestError } from './request-error.ts';
import { resolveAddress } from './resolve-address.ts';

/**
 * Returns the full address of a request. Never resolved against `<base>`, which may name another site.
 * @throws {RequestError} `refused`, naming the configuration's `key`, if nothing can be sent there
 */
export function requestAddress(key: string, address: string, base = ''): string {
  try {
    const { href, protocol } = resolveAddress(address, base);
    if (/^https?:$/.test(protocol)) return href;
  } catch {
    // neither is a full address, and the page has no origin
  }
  const page = globalThis.location?.host || 'this page, which has no host';
  throw new RequestError(
    'refused',
    `nothing was sent: on ${page}, ${key} has to be a full address, such as "https://api.example.nz"`,
  );
}
