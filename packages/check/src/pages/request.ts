import { lookup as lookUp } from 'node:dns';
import { request as requestPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { fetchTimeoutMs, maxPageBytes, maxRedirects } from '../dom/limits.ts';
import { isPrivateAddress } from './private-address.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

/** Who named an address: the person at the command line, or a page, sitemap or redirect on such a host. */
export type Source = 'person' | 'private host' | 'public host';

/** What a server answered. */
export interface Answer {
  readonly address: string;
  readonly status: number;
  /** The kind of host that answered: the source of the addresses in the body. */
  readonly source: Source;
  readonly headers: IncomingHttpHeaders;
  /** Without its Content-Encoding. */
  readonly body: Buffer;
}

export interface RequestOptions {
  readonly source?: Source;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Bytes of the answer, after unpacking. */
  readonly max?: number;
  /** Milliseconds from the look-up of the name to the last byte, redirects included. */
  readonly timeout?: number;
  /** With 0 a redirect is an answer like others. */
  readonly redirects?: number;
  readonly isPrivate?: (address: string) => boolean;
  /** Ends it sooner, with the reason as its error. */
  readonly signal?: AbortSignal;
}

/**
 * The one way to a server, for the checker and for the repository's tools: every request has a limit of time, size and
 * redirects. An address that a public host names never leads to this network: each connection checks the resolved IP.
 *
 * @throws {Error} whose message starts with the address, if there is no whole answer within the limits
 */
export async function request(address: string, options: RequestOptions = {}): Promise<Answer> {
  const { timeout = fetchTimeoutMs } = options;
  const limit = AbortSignal.timeout(timeout);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  try {
    return await follow(address, { ...options, signal });
  } catch (error) {
    options.signal?.throwIfAborted();
    throw new Error(`${address} ${reasonOf(error, { signal, timeout })}`, { cause: error });
  }
}

interface Connecting extends RequestOptions {
  readonly signal: AbortSignal;
}

async function follow(address: string, options: Connecting): Promise<Answer> {
  const { max = maxPageBytes, redirects = maxRedirects, isPrivate = isPrivateAddress } = options;
  let at = { address, source: options.source ?? 'person' };
  const seen = new Set<string>();
  for (let hops = 0; ; hops++) {
    const response = await connect(at.address, { ...options, source: at.source });
    const source: Source = isPrivate(response.socket.remoteAddress ?? '') ? 'private host' : 'public host';
    const { statusCode: status = 0, headers } = response;
    if (redirects === 0 || !isRedirect(status) || !headers.location)
      return {
        address: at.address,
        status,
        source,
        headers,
        body: await readBody(response, max, options.signal),
      };
    response.destroy();
    seen.add(at.address);
    if (!URL.canParse(headers.location, at.address))
      throw new Refusal(`answered ${status}, with an address that cannot be read: ${headers.location}`);
    at = { address: new URL(headers.location, at.address).href, source };
    if (hops === redirects)
      throw new Refusal(
        `stopped after ${redirects} redirects${seen.has(at.address) ? ', which lead in a circle' : ''}`,
      );
  }
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function connect(
  address: string,
  { source, signal, method = 'GET', headers, body, isPrivate = isPrivateAddress }: Connecting,
): Promise<IncomingMessage> {
  const url = new URL(address);
  const { protocol, hostname } = url;
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Refusal(`leads to ${protocol}, which is not http or https`);
  const isRestricted = source === 'public host';
  if (isRestricted && isIP(hostname.replace(/^\[|\]$/g, '')) && isPrivate(hostname)) throw privateRefusal();
  return new Promise((resolve, reject) => {
    const open = protocol === 'https:' ? requestSecure : requestPlain;
    // A new connection each time: one opened for a person is never reused for what a page names.
    const options = {
      agent: false,
      signal,
      method,
      headers: {
        'User-Agent': 'adviser-widgets-check',
        'Accept-Encoding': 'identity',
        ...(body && { 'Content-Length': body.length }),
        ...headers,
      },
      ...(isRestricted && { lookup: publicLookup(isPrivate) }),
    };
    open(url, options, resolve).on('error', reject).end(body);
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
