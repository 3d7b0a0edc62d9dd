import type { liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

const states = new Map<string, unknown>();

/** Remembers failed hosts for the page. The vendor's memory fills localStorage and never reads them again. */
export const failedHosts: HostsCache = {
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
