import type { liteClient } from 'algoliasearch/lite';
import { reportError } from '../page/log.ts';
import { withoutEndSlashes } from '../values/without-slashes.ts';

/** A host in the form that the vendor's client takes. */
export type SearchHost = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hosts']>[number];

/**
 * Reads the hosts of `search.hosts`, in their order. An entry is a name such as `search.example.net`,
 * requested by https, or an http(s) address. Either may have a port and a path. Any other entry is reported
 * and skipped. Without a usable entry, returns `undefined`: the vendor's own hosts for the `appId` are used.
 */
export function searchHosts(entries: readonly string[]): readonly SearchHost[] | undefined {
  const hosts = entries.flatMap(readHost);
  return hosts.length > 0 ? hosts : undefined;
}

/** Returns the origin of the first host. */
export function firstOrigin([first]: readonly SearchHost[] = [], appId: string): string {
  return new URL(first ? `${first.protocol}://${first.url}` : `https://${appId}-dsn.algolia.net`).origin;
}

function readHost(entry: string): SearchHost[] {
  const address = /^(https?):\/\/([^\s?#@/][^\s?#@]*)$/i.exec(
    withoutEndSlashes(entry.includes('://') ? entry : `https://${entry}`),
  );
  if (!address)
    reportError(
      `search.hosts: expected names or http(s) addresses, got ${JSON.stringify(entry)}; leaving it out`,
    );
  const [, protocol = '', url = ''] = address ?? [];
  return address
    ? [{ protocol: protocol.toLowerCase() === 'http' ? 'http' : 'https', url, accept: 'read' }]
    : [];
}
