import { lookup as lookUp } from 'node:dns';
import { get as getPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { fetchTimeoutMs, maxPageBytes, maxRedirects } from '../dom/limits.ts';
import { isPrivateAddress } from './private-address.ts';
import { readBytes } from './read-bytes.ts';

/** Who named an address: the person at the command line, or a page, sitemap or redirect on such a host. */
export type Source = 'person' | 'private host' | 'public host';

export interface Answer {
  readonly address: string;
  /** The kind of host that answered: the source of the addresses in the body. */
  readonly source: Source;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface FetchOptions {
  readonly source: Source;
  readonly max?: number;
  readonly timeout?: number;
  readonly isPrivate?: (address: string) => boolean;
  /** The origin of the page that asks, if it is another: some servers send CORS headers only to those who name one. */
  readonly origin?: string | undefined;
}

/** An address that a public host names never leads to this network: each connection checks the resolved IP. */
export async function fetchAddress(
  address: string,
  {
    source,
    max = maxPageBytes,
    timeout = fetchTimeoutMs,
    isPrivate = isPrivateAddress,
    origin,
  }: FetchOptions,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout);
  try {
    return await follow(address, { source, max, signal, isPrivate, origin });
  } catch (error) {
    throw new Error(`${address} ${reasonOf(error, { signal, timeout })}`, { cause: error });
  }
}

async function follow(
  address: string,
  { source, max, signal, isPrivate, origin }: Connecting & { readonly max: number },
): Promise<Answer> {
  let at = { address, source };
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const response = await connect(at.address, { source: at.source, signal, isPrivate, origin });
    const from: Source = isPrivate(response.socket.remoteAddress ?? '') ? 'private host' : 'public host';
    const { statusCode = 0, headers } = response;
    if (statusCode < 300)
      return { address: at.address, source: from, headers, body: await readBytes(response, max) };
    response.destroy();
    if (statusCode > 308 || !headers.location) throw new Refusal(`answered ${statusCode}`);
    at = { address: new URL(headers.location, at.address).href, source: from };
  }
  throw new Refusal(`stopped after ${maxRedirects} redirects`);
}

/** Its message continues a sentence that starts with the address. */
class Refusal extends Error {}

interface Connecting extends Required<Pick<FetchOptions, 'source' | 'isPrivate'>> {
  readonly signal: AbortSignal;
  readonly origin: string | undefined;
}

function connect(
  address: string,
  { source, signal, isPrivate, origin }: Connecting,
): Promise<IncomingMessage> {
  const url = new URL(address);
  const { protocol, hostname } = url;
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Refusal(`leads to ${protocol}, which is not http or https`);
  const isRestricted = source === 'public host';
  if (isRestricted && isIP(hostname.replace(/^\[|\]$/g, '')) && isPrivate(hostname)) throw privateRefusal();
  return new Promise((resolve, reject) => {
    const get = protocol === 'https:' ? getSecure : getPlain;
    // A new connection each time: one opened for a person is never reused for what a page names.
    const options = {
      agent: false,
      signal,
      headers: {
        'User-Agent': 'adviser-widgets-check',
        'Accept-Encoding': 'identity',
        ...(origin && { Origin: origin }),
      },
      ...(isRestricted && { lookup: publicLookup(isPrivate) }),
    };
    get(url, options, resolve).on('error', reject);
  });
}

/** Refuses a name if any of its addresses is private. */
function publicLookup(isPrivate: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Refusal('has no address'), '');
      if (found.some(({ address }) => isPrivate(address))) return done(privateRefusal(), '');
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

function privateRefusal(): Refusal {
  return new Refusal('leads from a public host to a private address, which is not fetched');
}

function reasonOf(
  error: unknown,
  { signal, timeout }: { readonly signal: AbortSignal; readonly timeout: number },
): string {
  if (signal.aborted) return `could not be fetched: stopped after ${timeout / 1000} seconds`;
  if (error instanceof Refusal) return error.message;
  return `could not be fetched: ${error instanceof Error ? error.message : String(error)}`;
}
