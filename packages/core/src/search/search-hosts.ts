import type { liteClient } from 'algoliasearch/lite';
import { reportError } from '../page/log.ts';
import { withoutEndSlashes } from '../values/without-slashes.ts';
import { toJson } from '../values/to-json.ts';

export type SearchHost = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hosts']>[number];

/** Names are requested by https. Without a usable entry, the client takes the vendor's own hosts. */
export function searchHosts(entries: readonly string[]): readonly SearchHost[] | undefined {
  const hosts = entries.flatMap(readHost);
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
