import type { liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

const states = new Map<string, unknown>();

/**
 * Remembers failed hosts for all searches of the page (R10). The vendor's memory writes a failure into
 * localStorage, under a key that it never reads again. The state itself counts the two minutes.
 */
export const failedHosts: HostsCache = {
  get: <Value>(host: object | string, fresh: () => Promise<Value>) => {
    const known = states.get(addressOf(host));
    // the client reads only the states it wrote
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
