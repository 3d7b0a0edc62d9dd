import type { liteClient } from 'algoliasearch/lite';
import { reportError, withoutEndSlashes, toJson } from '@adviser-widgets/core/internal';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type SearchHost = NonNullable<ClientOptions['hosts']>[number];

/**
 * Names are requested by https. Without a usable entry, the client takes the vendor's own hosts. It gives the first one a
 * second and the next one more, so a host that is alone is asked twice.
 */
export function searchHosts(entries: readonly string[]): readonly SearchHost[] | undefined {
  const hosts = entries.flatMap(readHost);
  if (hosts.length === 1) return [...hosts, ...hosts];
  return hosts.length > 0 ? hosts : undefined;
}

export function firstOrigin([first]: readonly SearchHost[] = [], appId: string): string {
  return new URL(first ? `${first.protocol}://${first.url}` : `https://${appId}-dsn.algolia.net`).origin;
}

function readHost(entry: string): SearchHost[] {
  const address = /^(https?):\/\/([^\s?#@/][^\s?#@]*)$/i.exec(
    withoutEndSlashes(entry.includes('://') ? entry : `https://${entry}`),
  );
  if (!address)
    reportError(`search.hosts: expected names or http(s) addresses, got ${toJson(entry)}; leaving it out`);
  const [, protocol = '', url = ''] = address ?? [];
  return address
    ? [{ protocol: protocol.toLowerCase() === 'http' ? 'http' : 'https', url, accept: 'read' }]
    : [];
}

const states = new Map<string, unknown>();

/** Remembers failed hosts for the page. The vendor's memory fills localStorage and never reads them again. */
export const failedHosts: NonNullable<ClientOptions['hostsCache']> = {
  get: <Value>(host: object | string, fresh: () => Promise<Value>) => {
    const known = states.get(addressOf(host));
    // The client reads only what it wrote: its own states.
    return known === undefined ? fresh() : Promise.resolve(known as Value);
  },
  set: (host, state) => {
    states.set(addressOf(host), state);
    return Promise.resolve(state);
  },
  delete: (host) => Promise.resolve(void states.delete(addressOf(host))),
  clear: () => Promise.resolve(states.clear()),
};

function addressOf(host: object | string): string {
  const { protocol, url } = host as { readonly protocol?: string; readonly url?: string };
  return `${protocol}://${url}`;
}
