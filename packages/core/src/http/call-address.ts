import type { Bases, Config } from '../config/config.ts';
import { warn } from '../page/log.ts';
import { pageOrigin } from '../page/page-origin.ts';
import { RequestError } from './request-error.ts';
import { resolveAddress } from './resolve-address.ts';

/** The configuration's bases of calls. */
export type CallBase = 'apiBase' | 'mcoApiBase' | 'siteBase';

/**
 * Returns the full address of a call of the product's API: the only place that decides whether the configuration can
 * send at all. `{brand}` in `path` becomes the brand, encoded.
 * @throws {RequestError} `refused`: nothing may be sent
 */
export function callAddress(config: Config, base: CallBase, path: string): string {
  if (config.brand === '' && !config.preview) throw new RequestError('refused', brandMissing);
  const { [base]: given, environment } = config;
  const isSingle = typeof given === 'string';
  const address = requestAddress(
    isSingle ? base : `${base}.${environment}`,
    path.replace('{brand}', () => encodeURIComponent(config.brand)),
    isSingle ? given : given[environment],
  );
  if (!isSingle) warnOfOwnSandbox(base, given, config);
  return address;
}

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

/** In apps nothing else says it: there, widgets mount without a brand. */
const brandMissing =
  'nothing was sent: the configuration has no "brand". Call configure({ json: { brand: "…" } }) in the browser, before widgets are shown; in Next.js from a client component';

const warned = new Set<string>();

/** A local host uses the sandbox, which is seldom the page's own server. Without http:// an address is a path of it. */
function warnOfOwnSandbox(base: string, { sandbox }: Bases, { environment }: Config): void {
  if (environment !== 'sandbox' || /^(\/|http)/.test(sandbox) || warned.has(base)) return;
  warned.add(base);
  warn(
    `${location.host} uses the sandbox, but ${base}.sandbox is not set to a full address, so requests go to ${pageOrigin()}; set ${base}.sandbox to the address of your test API, or to "/" if it is this one`,
  );
}
