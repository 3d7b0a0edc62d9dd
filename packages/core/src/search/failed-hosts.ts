import type { liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** By address; a page has few. */
const states = new Map<string, unknown>();

/**
 * Which hosts failed in the last two minutes, for all searches of the page (R10). The vendor's memory writes a failure
 * under a key that it never reads again, and into localStorage; this one knows a host by its address and forgets it
 * with the page. The two minutes are counted in the state itself.
 */
export const failedHosts: HostsCache = {
  get: <Value>(host: object | string, fresh: () => Promise<Value>) => {
    const known = states.get(addressOf(host));
    // The client writes what it reads: its own states.
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
