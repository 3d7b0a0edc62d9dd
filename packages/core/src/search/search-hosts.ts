import type { liteClient } from 'algoliasearch/lite';
import { reportError } from '../page/log.ts';
import { withoutEndSlashes } from '../values/without-slashes.ts';

/** A host as the vendor's client takes it. */
export type SearchHost = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hosts']>[number];

/**
 * The hosts of `search.hosts`, in their order: a name as `search.example.net`, which is asked by https, or an http(s)
 * address, each with a port and a path where the search stands under one. Any other entry is left out and told. Without
 * a usable entry the vendor's own hosts for the `appId` are asked.
 */
export function searchHosts(entries: readonly string[]): readonly SearchHost[] | undefined {
  const hosts = entries.flatMap(readHost);
  return hosts.length > 0 ? hosts : undefined;
}

/** The origin that is asked first. */
export function firstOrigin([first]: readonly SearchHost[] = [], appId: string): string {
  return new URL(first ? `${first.protocol}://${first.url}` : `https://${appId}-dsn.algolia.net`).origin;
}

function readHost(entry: string): SearchHost[] {
  const address = /^(https?):\/\/([^\s?#@/][^\s?#@]*)$/i.exec(withoutEndSlashes(entry.includes('://') ? entry : `https://${entry}`));
  if (!address) reportError(`search.hosts: expected names or http(s) addresses, got ${JSON.stringify(entry)}; leaving it out`);
  const [, protocol = '', url = ''] = address ?? [];
  return address ? [{ protocol: protocol.toLowerCase() === 'http' ? 'http' : 'https', url, accept: 'read' }] : [];
}
